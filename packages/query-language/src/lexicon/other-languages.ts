/** Languages that people write here and the assistant does not speak, by their own code. */
export const otherLanguages = ['fr', 'es', 'it', 'tl', 'ur', 'fa', 'tr'] as const
export type OtherLanguage = (typeof otherLanguages)[number]

/** Everyday words of each; some of them in one message tell it. */
export const wordsOfOthers: Readonly<Record<Exclude<OtherLanguage, 'ur' | 'fa'>, string>> = {
  fr: 'je tu nous vous il elle est sont suis avons avez cherche cherchons voudrais veux bonjour bonsoir salut merci avec pour dans une un des les du le la au aux louer acheter appartement chambre chambres maison et ou où combien quel quelle parlez français est-ce que pas cher loyer mois mon ma notre',
  es: 'hola busco buscamos quiero queremos gracias para con una uno un los las el la del de en alquilar comprar piso casa habitaciones dormitorios cuánto cuanto cuesta hablas español habla donde dónde por favor buenos días tengo necesito',
  it: 'ciao buongiorno cerco cerchiamo vorrei vogliamo grazie per con una uno il lo gli le della del di in affitto affittare comprare casa appartamento camere quanto costa parli italiano dove sono siamo ho bisogno',
  tl: 'po ako kami naghahanap hanap ng sa ang mga magkano ba kayo upa uupahan bahay kwarto gusto ko namin pwede salamat kailangan may meron wala mura marunong tagalog nyo ninyo kumusta',
  tr: 'merhaba selam bir kiralık satılık daire ev arıyorum arıyoruz istiyorum teşekkürler için ve ile ne kadar oda türkçe biliyor musunuz var mı lütfen',
}

/** Letters that only one language of a script has. */
export const lettersOfOthers: Readonly<Record<'ur' | 'fa', RegExp>> = {
  ur: /[ٹڈڑںےھ]/u,
  fa: /[پچژگ]/u,
}

/** Persian is told by its words beside its letters: Arabic of the Gulf has the letters as well. */
export const persianWords =
  'می است برای یک خانه اجاره خرید سلام دنبال هستم فارسی چقدر آپارتمان را که'

/** What is said in each: that it is not spoken here, and what is. */
export const notSpoken: Readonly<Record<OtherLanguage, string>> = {
  fr: 'Je ne parle pas encore français. Écrivez-moi en anglais, arabe, russe, hindi, chinois ou allemand, et je cherche volontiers avec vous.',
  es: 'Todavía no hablo español. Escríbame en inglés, árabe, ruso, hindi, chino o alemán, y con gusto busco con usted.',
  it: 'Non parlo ancora italiano. Mi scriva in inglese, arabo, russo, hindi, cinese o tedesco, e cerco volentieri con lei.',
  tl: 'Pasensya na po, hindi pa ako marunong mag-Tagalog. Sumulat po kayo sa English, Arabic, Russian, Hindi, Chinese o German, at tutulungan ko po kayong maghanap.',
  ur: 'معذرت، میں ابھی اردو میں جواب نہیں دے سکتی۔ انگریزی، عربی، روسی، ہندی، چینی یا جرمن میں لکھیں، میں خوشی سے آپ کے ساتھ گھر تلاش کروں گی۔',
  fa: 'متأسفانه هنوز فارسی صحبت نمی‌کنم. لطفاً به انگلیسی، عربی، روسی، هندی، چینی یا آلمانی بنویسید تا با شما بگردم.',
  tr: 'Henüz Türkçe konuşamıyorum. Bana İngilizce, Arapça, Rusça, Hintçe, Çince veya Almanca yazın, sizinle birlikte memnuniyetle arayayım.',
}
