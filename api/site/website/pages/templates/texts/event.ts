/** A webinar or a meeting: when, what of, with whom, and a seat. */
import type { PageTemplate } from '../template.ts'

export const event: PageTemplate = {
  key: 'event',
  type: 'landing',
  hero: { layout: 'beside', align: 'left', picture: 'calendar' },
  sections: ['features', 'form', 'story', 'questions'],
  leads_to: 'form',
  second_leads_to: 'features',
  words: {
    en: {
      name: 'Webinar or event',
      description: 'Date, program and host on one screen, and a form that keeps a seat.',
      page: 'Webinar',
      seo: {
        title: 'Free pricing webinar: name a price and keep a straight face',
        description:
          'A free pricing webinar for people who sell their own work: how to find a number, how to say it, and what to answer when it is too much. Live, with questions.',
        keyword: 'pricing webinar',
      },
      hero: {
        heading: 'Name your price and keep a straight face',
        text: 'A free pricing webinar for people who sell their own work. Thursday, 18 March, 18:00. One hour, and your questions.',
        button: 'Save my seat',
        second: 'See the program',
        alt: 'A wall calendar with one day marked',
      },
      features: {
        heading: 'One hour, three parts',
        items: [
          { heading: '18:00 The number', text: 'Why hours are the wrong unit, and three ways to find the right one.' },
          {
            heading: '18:20 The sentence',
            text: 'How to say it on the phone, in an email and in a proposal. With examples.',
          },
          {
            heading: '18:40 Your questions',
            text: 'Send yours with the form. We answer as many as fit, by name or without.',
          },
        ],
      },
      form: {
        heading: 'Save a seat',
        text: 'You get the link at once, a reminder on the day, and the recording afterwards.',
        button: 'Save my seat',
        thanks: 'Your seat is kept. The link is on its way to you.',
      },
      story: {
        heading: 'Who is speaking',
        paragraphs: [
          'Lena Ortiz ran a studio of six for twelve years and wrote about four hundred proposals. She lost half of them and remembers why.',
          'Today she teaches people who work alone how to charge without apologizing for it.',
        ],
      },
      questions: {
        heading: 'Before you sign up',
        items: [
          {
            question: 'What if I cannot be there?',
            answer: 'Sign up anyway: the recording comes the next morning and stays online for a month.',
          },
          { question: 'Do I need a camera?', answer: 'No. Nobody sees or hears you; questions are typed.' },
          { question: 'Will you sell me something?', answer: 'At the end we name the course, in one sentence.' },
        ],
      },
    },
    es: {
      name: 'Seminario o evento',
      description: 'Fecha, programa y ponente de un vistazo, y un formulario que reserva la plaza.',
      page: 'Seminario en línea',
      seo: {
        title: 'Seminario de precios gratuito: di tu precio sin pestañear',
        description:
          'Un seminario de precios para quien vende su propio trabajo: cómo hallar la cifra, cómo decirla y qué responder cuando parece mucho. En directo y gratis.',
        keyword: 'seminario de precios',
      },
      hero: {
        heading: 'Di tu precio sin pestañear',
        text: 'Un seminario de precios gratuito para quien vende su propio trabajo. Jueves, 18 de marzo, 18:00. Una hora y tus preguntas.',
        button: 'Reservar mi plaza',
        second: 'Ver el programa',
        alt: 'Un calendario de pared con un día marcado',
      },
      features: {
        heading: 'Una hora, tres partes',
        items: [
          { heading: '18:00 La cifra', text: 'Por qué la hora es mala medida, y tres maneras de encontrar una buena.' },
          {
            heading: '18:20 La frase',
            text: 'Cómo decirla por teléfono, en un correo y en un presupuesto. Con ejemplos.',
          },
          {
            heading: '18:40 Tus preguntas',
            text: 'Mándala con el formulario. Respondemos a todas las que quepan, con nombre o sin él.',
          },
        ],
      },
      form: {
        heading: 'Reserva tu plaza',
        text: 'Recibes el enlace al momento, un aviso ese mismo día y después la grabación.',
        button: 'Reservar mi plaza',
        thanks: 'Tu plaza está reservada. El enlace va de camino.',
      },
      story: {
        heading: 'Quién habla',
        paragraphs: [
          'Lena Ortiz dirigió doce años un estudio de seis personas y escribió unos cuatrocientos presupuestos. Perdió la mitad y recuerda por qué.',
          'Hoy enseña a quien trabaja por su cuenta a cobrar sin pedir perdón.',
        ],
      },
      questions: {
        heading: 'Antes de apuntarte',
        items: [
          {
            question: '¿Y si no puedo estar?',
            answer: 'Apúntate igual: la grabación llega a la mañana siguiente y queda un mes en línea.',
          },
          { question: '¿Necesito cámara?', answer: 'No. Nadie te ve ni te oye; las preguntas se escriben.' },
          { question: '¿Me venderéis algo?', answer: 'Al final nombramos el curso, en una frase.' },
        ],
      },
    },
  },
}
