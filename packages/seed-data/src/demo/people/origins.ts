/**
 * First and last names of one origin, so that nobody has a first name of one country and a last of
 * another. The last names are the same for men and women.
 */
export interface Origin {
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string
  readonly weight: number
  /** Spoken beside English; ISO 639-1. */
  readonly languages: readonly string[]
  readonly first: readonly string[]
  readonly last: readonly string[]
}

function words(text: string): readonly string[] {
  return text.split(' ').map((word) => word.replaceAll('_', ' '))
}

/** A mix like that of the trade in the Emirates; the names are everyday ones, the people invented. */
export const origins: readonly Origin[] = [
  {
    nationality: 'AE',
    weight: 9,
    languages: ['ar'],
    first: words('Khalid Mariam Saeed Hessa Rashid Shamma Hamdan Moza Majid Alia Sultan Noura'),
    last: words('Al_Mazrouei Al_Suwaidi Al_Ketbi Al_Shamsi Al_Marri Al_Ali Al_Zaabi Al_Hammadi'),
  },
  {
    nationality: 'EG',
    weight: 9,
    languages: ['ar'],
    first: words('Ahmed Yasmin Karim Nadine Tarek Salma Omar Dina Mostafa Heba Youssef Rania'),
    last: words('Hassan Fawzy El-Sayed Mansour Gamal Shaker Ibrahim Zaki Ramadan Halim'),
  },
  {
    nationality: 'LB',
    weight: 7,
    languages: ['ar', 'fr'],
    first: words('Georges Maya Elie Rita Ziad Nour Fadi Carla Rami Joelle'),
    last: words('Haddad Khoury Nassar Saliba Abboud Gemayel Daher Sfeir Karam'),
  },
  {
    nationality: 'JO',
    weight: 6,
    languages: ['ar'],
    first: words('Laith Dana Anas Rasha Zaid Hala Faris Lina Bashar Sawsan'),
    last: words('Al-Qudah Obeidat Haddadin Nimri Masri Khalil Tarawneh Shami'),
  },
  {
    nationality: 'IN',
    weight: 17,
    languages: ['hi'],
    first: words('Arjun Priya Rahul Sneha Vikram Anjali Rohan Kavita Nikhil Deepa Sanjay Meera'),
    last: words('Menon Sharma Iyer Kapoor Nair Patel Reddy Bhatia Desai Fernandes Chopra'),
  },
  {
    nationality: 'PK',
    weight: 11,
    languages: ['ur', 'hi'],
    first: words('Bilal Ayesha Usman Sana Hamza Zainab Faisal Mehwish Imran Hira Kashif Nadia'),
    last: words('Qureshi Malik Chaudhry Siddiqui Butt Sheikh Javed Rana Aslam Mirza'),
  },
  {
    nationality: 'GB',
    weight: 10,
    languages: [],
    first: words('Oliver Charlotte James Emily Thomas Hannah Daniel Lucy George Sophie Adam Grace'),
    last: words('Whitfield Harding Ashdown Mercer Langley Pryce Holloway Barrett Sutton Keane'),
  },
  {
    nationality: 'ZA',
    weight: 4,
    languages: ['af'],
    first: words('Pieter Anika Johan Thandi Ruan Lerato Marius Nomsa'),
    last: words('van_Wyk Botha Dlamini Nkosi Pretorius Molefe Steyn'),
  },
  {
    nationality: 'FR',
    weight: 4,
    languages: ['fr'],
    first: words('Camille Julien Manon Antoine Claire Mathieu Elodie Hugo'),
    last: words('Lefebvre Moreau Girard Fontaine Marchand Perrin Roussel'),
  },
  {
    nationality: 'DE',
    weight: 3,
    languages: ['de'],
    first: words('Jonas Katharina Lukas Miriam Stefan Annika Tobias Svenja'),
    last: words('Brandt Hoffmann Keller Lindner Vogt Albers Reuter'),
  },
  {
    nationality: 'IT',
    weight: 3,
    languages: ['it'],
    first: words('Marco Giulia Davide Chiara Luca Elena Matteo Sara'),
    last: words('Bellini Ferraro Galli Marchetti Rinaldi Santoro Vitale'),
  },
  {
    nationality: 'PH',
    weight: 8,
    languages: ['tl'],
    first: words('Angelica Mark Jennylyn Paolo Maricel Ronnie Kristine Jomar Liza Carlo'),
    last: words('Santos Dela_Cruz Reyes Bautista Villanueva Aquino Mendoza Navarro'),
  },
  {
    nationality: 'RU',
    weight: 8,
    languages: ['ru'],
    first: words('Anna Dmitry Ekaterina Mikhail Olga Pavel Irina Sergei Ksenia Artem'),
    last: words('Moroz Belykh Koval Chernykh Savchenko Lysenko Sedykh Litvin'),
  },
  {
    nationality: 'KZ',
    weight: 3,
    languages: ['ru', 'kk'],
    first: words('Aigerim Daniyar Madina Timur Aliya Nurlan Dinara Yerlan'),
    last: words('Akhmet Suleimen Iskak Nurbek Kenzhe Tulegen'),
  },
  {
    nationality: 'CN',
    weight: 6,
    languages: ['zh'],
    first: words('Wei Jing Hao Min Lei Xin Yan Tao Ling Rui'),
    last: words('Zhang Li Chen Liu Huang Zhou Wu Xu Sun'),
  },
  {
    nationality: 'IR',
    weight: 4,
    languages: ['fa', 'ar'],
    first: words('Arash Shirin Kamran Niloufar Reza Parisa Babak Leila'),
    last: words('Ahmadi Karimi Rostami Farahani Shirazi Tehrani'),
  },
]
