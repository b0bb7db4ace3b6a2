/** Starters for the beginning and for keeping in touch. */
import type { Starter } from './starter.ts'

const hello = '{{ lead.first_name | default: "there" }}'
const hola = '{{ lead.first_name | default: "qué tal" }}'

export const greetings: Starter[] = [
  {
    ...{ id: 'welcome', category: 'marketing', layout: 'picture', picture: 'sunrise' },
    words: {
      en: {
        name: 'Welcome',
        subject: 'Welcome',
        preheader: 'What you can expect, and where to begin.',
        heading: 'Good to have you here',
        text: [
          `Hello ${hello},`,
          'thank you for signing up. From now on you hear from us when there is something worth your time, and not before.',
        ],
        points: ['One letter a month', 'First look at what is new', 'An answer when you write back'],
        button: 'Start here',
      },
      es: {
        name: 'Bienvenida',
        subject: 'Te damos la bienvenida',
        preheader: 'Qué puedes esperar y por dónde empezar.',
        heading: 'Nos alegra tenerte aquí',
        text: [
          `Hola, ${hola}:`,
          'Gracias por suscribirte. Desde ahora te escribiremos cuando haya algo que merezca tu tiempo, y no antes.',
        ],
        points: ['Una carta al mes', 'Las novedades antes que nadie', 'Respuesta cuando nos escribas'],
        button: 'Empezar aquí',
      },
    },
  },
  {
    ...{ id: 'newsletter', category: 'marketing', layout: 'columns', picture: 'letter' },
    words: {
      en: {
        name: 'Newsletter',
        subject: 'What we learned this month',
        preheader: 'Three short reads and one date to note.',
        heading: 'This month',
        text: [
          'One sentence about why this issue is worth reading. Then the best of it, in the order in which you would tell it to a friend.',
        ],
        parts: [
          { title: 'The long read', text: 'What happened, what surprised you, and what you would do differently.' },
          { title: 'Worth knowing', text: 'A small thing that readers can use today, in two sentences.' },
        ],
        button: 'Read it all',
        closing: 'Hit reply and tell us what you would like to read next.',
      },
      es: {
        name: 'Boletín',
        subject: 'Lo que aprendimos este mes',
        preheader: 'Tres lecturas cortas y una fecha para apuntar.',
        heading: 'Este mes',
        text: [
          'Una frase sobre por qué merece la pena este número. Después, lo mejor, en el orden en que se lo contarías a un amigo.',
        ],
        parts: [
          { title: 'Para leer con calma', text: 'Qué pasó, qué sorprendió y qué harías de otra manera.' },
          { title: 'Conviene saber', text: 'Algo pequeño que se puede usar hoy, en dos frases.' },
        ],
        button: 'Leerlo todo',
        closing: 'Responde a este correo y dinos qué te gustaría leer la próxima vez.',
      },
    },
  },
  {
    ...{ id: 'thank-you', category: 'marketing', layout: 'band', picture: 'confetti', band: '#fdf1dc' },
    words: {
      en: {
        name: 'Thank you',
        subject: 'Thank you',
        preheader: 'It means a lot to us.',
        heading: 'Thank you',
        text: ['You made our week. Here is a little something for the next time.'],
        button: 'Open it',
        closing: 'With gratitude, {{ sender.first_name }}',
      },
      es: {
        name: 'Agradecimiento',
        subject: 'Gracias',
        preheader: 'Significa mucho para nosotros.',
        heading: 'Gracias',
        text: ['Nos has alegrado la semana. Aquí va un pequeño detalle para la próxima vez.'],
        button: 'Abrirlo',
        closing: 'Con agradecimiento, {{ sender.first_name }}',
      },
    },
  },
  {
    ...{ id: 'birthday', category: 'marketing', layout: 'band', picture: 'parcel', band: '#f3e9fb' },
    words: {
      en: {
        name: 'Birthday or anniversary',
        subject: 'A day to celebrate',
        preheader: 'Something for you is inside.',
        heading: 'Today is yours',
        text: ['A year more of you. We wrapped something small; it is good for the next thirty days.'],
        button: 'Unwrap',
      },
      es: {
        name: 'Cumpleaños o aniversario',
        subject: 'Un día para celebrar',
        preheader: 'Dentro hay algo para ti.',
        heading: 'Hoy es tu día',
        text: ['Un año más contigo. Hemos envuelto un pequeño regalo; vale durante los próximos treinta días.'],
        button: 'Abrir el regalo',
      },
    },
  },
  {
    ...{ id: 're-engagement', category: 'marketing', layout: 'letter' },
    words: {
      en: {
        name: 'Re-engagement',
        subject: 'Shall we keep writing?',
        preheader: 'One press, and we know.',
        heading: 'Still interested?',
        text: [
          'It has been a while since you opened one of our emails. If they are still welcome, one press is enough. If not, unsubscribe below; no hard feelings.',
        ],
        button: 'Yes, keep writing',
      },
      es: {
        name: 'Reactivación',
        subject: '¿Seguimos escribiéndote?',
        preheader: 'Con pulsar una vez lo sabremos.',
        heading: '¿Te sigue interesando?',
        text: [
          'Hace tiempo que no abres nuestros correos. Si aún son bienvenidos, basta con pulsar una vez. Si no, puedes darte de baja abajo, sin rencor.',
        ],
        button: 'Sí, seguid escribiendo',
      },
    },
  },
  {
    ...{ id: 'feedback', category: 'marketing', layout: 'choices', picture: 'chat' },
    words: {
      en: {
        name: 'Feedback',
        subject: 'How did it go?',
        preheader: 'It takes one press.',
        heading: 'How did it go?',
        text: [
          `Hello ${hello},`,
          'your answer decides what we work on next. One press is enough; if you have a minute more, reply with a sentence.',
        ],
        parts: [
          { title: 'Great', text: '' },
          { title: 'Fine', text: '' },
          { title: 'Not good', text: '' },
        ],
      },
      es: {
        name: 'Opinión',
        subject: '¿Qué tal ha ido?',
        preheader: 'Basta con pulsar una vez.',
        heading: '¿Qué tal ha ido?',
        text: [
          `Hola, ${hola}:`,
          'Tu respuesta decide en qué trabajamos ahora. Basta con pulsar una vez; si tienes un minuto más, responde con una frase.',
        ],
        parts: [
          { title: 'Muy bien', text: '' },
          { title: 'Bien', text: '' },
          { title: 'Mal', text: '' },
        ],
      },
    },
  },
]
