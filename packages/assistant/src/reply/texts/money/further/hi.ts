import type { FurtherTexts } from './further-texts.ts'

export const hindiFurther: FurtherTexts = {
  withCharge: (charge, total) => `सर्विस चार्ज (${charge} महीना) जोड़कर कुल ${total} महीना।`,
  incomeInDirhams: (income) => `दिरहम में आपकी आय ${income} महीना है।`,
  commission: (base, share, fee, tax, total) =>
    `${base} पर आम कमीशन ${share} है: ${fee}, और ${tax} VAT के साथ ${total}।`,
  askedMore: (asking) =>
    `${asking} आम दर से ज़्यादा है। यह दर चलन की बात है, कानून नहीं, इसलिए मोल-भाव हो सकता है।`,
  askedWithin: (asking) => `${asking} आम दर से ज़्यादा नहीं है।`,
  deposit: (rent, share, amount) => `${rent} पर आम डिपॉज़िट ${share} है: ${amount}।`,
  downEnough: (share, least) => `हाँ, ${share} डाउन पेमेंट काफ़ी है: कम से कम ${least} चाहिए।`,
  downShort: (share, least) =>
    `नहीं, ${share} डाउन पेमेंट काफ़ी नहीं: कम से कम ${least} चाहिए, इसलिए मैंने वही लिया।`,
  transferFee: (price, share, fee) => `${price} पर ट्रांसफ़र फ़ीस ${share} है: ${fee}।`,
  halfEach: (share, fee) => `आधा-आधा बाँटें तो हर पक्ष ${share} देता है: ${fee}।`,
  settlement: (owed, share, cap, fee) =>
    `${owed} समय से पहले चुकाने पर ${fee} लगेंगे: बैंक इसका ${share} ले सकता है, ज़्यादा से ज़्यादा ${cap}।`,
  penalty: (months, rent, amount) => `${rent} के हिसाब से ${months} का किराया: ${amount}।`,
  withStay: (months, rent, total) =>
    `${months} का किराया ${rent} है; पेनल्टी मिलाकर ${total} देने होंगे। उसके बाद के समय का दिया हुआ वापस मिलना चाहिए।`,
  penaltyNote:
    'समय से पहले घर छोड़ने पर कितना देना होगा, यह अनुबंध तय करता है: किसी तालिका में इसका आँकड़ा नहीं है। जो तय हो, लिखवा लीजिए।',
  deducted: (whole, taken, left) => `${whole} में से ${taken} घटाकर आपको ${left} वापस मिलेंगे।`,
  nothingLeft: (whole, taken) => `कटौती ${taken} की है और डिपॉज़िट ${whole} का: कुछ नहीं बचता।`,
  cheaper: (rent, difference) => `${rent} वाले ऑफ़र में साल के ${difference} बचते हैं।`,
  priceFor: (share, rent, price) =>
    `${rent} के किराए पर ${share} ग्रॉस यील्ड के लिए कीमत ज़्यादा से ज़्यादा ${price} होनी चाहिए।`,
  netPriceFor: (share, left, price) =>
    `ख़र्च के बाद ${left} बचें तो ${share} नेट यील्ड के लिए कीमत ज़्यादा से ज़्यादा ${price} होनी चाहिए।`,
  planByMonth: (before, months, each) => `${before} को ${months} में बाँटें तो हर महीने ${each}।`,
  nights: (night, nights, amount) => `${night} प्रति रात, साल में ${nights} रातें: ${amount}।`,
  nightsMore: (rent, difference) => `यह ${rent} से साल में ${difference} ज़्यादा है, ख़र्च से पहले।`,
  nightsLess: (rent, difference) => `यह ${rent} से साल में ${difference} कम है, ख़र्च से पहले भी।`,
  nightsNote:
    'इसमें से परमिट, मैनेजमेंट, सफ़ाई, प्लेटफ़ॉर्म और बिल का ख़र्च निकलेगा; उनके आँकड़े मेरे पास नहीं हैं। साल का ख़र्च बताइए, तो वह घटाया जा सकता है।',
  bySqft: (price, size, perSqft) => `${size} के लिए ${price} यानी ${perSqft}।`,
  leastPerSqft: (price) => `प्रति वर्ग फ़ुट देखें तो ${price} वाला सस्ता है।`,
  rentOf: (rent, month) => `किराए पर रहें तो: ${rent} यानी महीने के ${month}।`,
  rentOver: (years, amount) => `${years} में किराया कुल ${amount} होगा, अगर बढ़े नहीं।`,
  interestOver: (years, interest, paidBack) =>
    `${years} की किस्तों में लगभग ${interest} ब्याज है और ${paidBack} से लोन घटता है।`,
  weigh:
    'ख़रीदने में शुरू की फ़ीस और हर साल सर्विस चार्ज भी लगता है; घर की आगे की कीमत का वादा कोई नहीं कर सकता।',
  abroad: (low, high) =>
    `विदेश में रहने वालों को बैंक आम तौर पर कीमत का ${low} से ${high} तक लोन देते हैं; आपने कोई और हिस्सा नहीं बताया तो मैं ${low} से हिसाब करती हूँ।`,
  instalmentMore: (difference) => `किस्त पहले से महीने में ${difference} ज़्यादा है।`,
  instalmentLess: (difference) => `किस्त पहले से महीने में ${difference} कम है।`,
  interestMore: (difference) => `कुल ब्याज ${difference} ज़्यादा देना होगा।`,
  interestLess: (difference) => `कुल ब्याज ${difference} कम देना होगा।`,
  sooner: (extra, months, fewer, saved) =>
    `हर महीने ${extra} ज़्यादा देने पर लोन ${months} में चुक जाएगा, ${fewer} पहले, और ब्याज में लगभग ${saved} बचेंगे।`,
}
