import type { MailTexts } from './mail-texts.ts'

export const russian: MailTexts = {
  labels: {
    reference: 'Номер',
    listing: 'Объявление',
    advertiser: 'Рекламодатель',
    kind: 'Тема',
    name: 'Имя',
    email: 'Эл. почта',
    phone: 'Телефон',
    language: 'Язык',
    channel: 'Желаемый способ ответа',
    time: 'Удобное время',
    subject: 'Тема письма',
    message: 'Сообщение',
  },
  kinds: {
    question: 'Вопрос',
    viewing: 'Просмотр',
    callback: 'Обратный звонок',
    report: 'Жалоба на объявление',
  },
  channels: { phone: 'телефон', email: 'эл. почта', whatsapp: 'WhatsApp' },
  open: 'Открыть объявление',
  receipt: {
    subject: (reference) => `Мы получили ваше сообщение (${reference})`,
    greeting: 'Здравствуйте!',
    toAdvertiser:
      'Спасибо за ваш запрос. Мы получили его и передаём рекламодателю, который ответит вам напрямую.',
    toCompany: 'Спасибо, что написали нам. Мы получили ваше сообщение и рассмотрим его.',
    stranger: 'Если вы нам не писали, кто-то указал ваш адрес по ошибке. Ничего делать не нужно.',
  },
  notice: {
    subject: (reference, about) => `Новый запрос ${reference}: ${about}`,
    intro: 'Вам написал посетитель сайта.',
    reply: 'Ваш ответ на это письмо получит посетитель.',
    callOnly: 'Посетитель не оставил адрес эл. почты, пожалуйста, ответьте по телефону.',
    noAccount: 'У рекламодателя здесь нет аккаунта, поэтому запрос пришёл вам.',
  },
}
