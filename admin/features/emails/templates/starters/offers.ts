/** Starters for what is offered, and for what was ordered. */
import type { Starter } from './starter.ts'

const hello = '{{ lead.first_name | default: "there" }}'
const hola = '{{ lead.first_name | default: "qué tal" }}'

export const offers: Starter[] = [
  {
    ...{ id: 'promotion', category: 'marketing', layout: 'band', picture: 'stars', band: '#10312b' },
    words: {
      en: {
        name: 'Promotion',
        subject: 'Twenty percent off until Sunday',
        preheader: 'The code is inside. It works on everything.',
        heading: 'Twenty percent off',
        text: ['On everything, until Sunday at midnight. Use the code SUNDAY20 at the checkout.'],
        button: 'Choose something',
        points: ['Free delivery from 40 €', 'Thirty days to change your mind'],
      },
      es: {
        name: 'Promoción',
        subject: 'Un veinte por ciento menos hasta el domingo',
        preheader: 'Dentro está el código. Sirve para todo.',
        heading: 'Un veinte por ciento menos',
        text: ['En todo, hasta el domingo a medianoche. Usa el código DOMINGO20 al pagar.'],
        button: 'Elegir algo',
        points: ['Envío gratis desde 40 €', 'Treinta días para cambiar de opinión'],
      },
    },
  },
  {
    ...{ id: 'lead-magnet', category: 'marketing', layout: 'picture', picture: 'book' },
    words: {
      en: {
        name: 'Lead magnet',
        subject: 'Here is your guide',
        preheader: 'Download it, and read page three first.',
        heading: 'Your guide is here',
        text: [`Hello ${hello},`, 'as promised. Begin with the checklist on page three: it is what readers use most.'],
        button: 'Download the guide',
        closing: 'Did something stay unclear? Reply to this email; a person reads it.',
      },
      es: {
        name: 'Recurso gratuito',
        subject: 'Aquí está tu guía',
        preheader: 'Descárgala y empieza por la página tres.',
        heading: 'Tu guía está lista',
        text: [`Hola, ${hola}:`, 'Lo prometido. Empieza por la lista de la página tres: es lo que más se usa.'],
        button: 'Descargar la guía',
        closing: '¿Algo no queda claro? Responde a este correo; lo lee una persona.',
      },
    },
  },
  {
    ...{ id: 'event', category: 'marketing', layout: 'columns', picture: 'calendar' },
    words: {
      en: {
        name: 'Event',
        subject: 'You are invited',
        preheader: 'When, where, and how to keep a seat.',
        heading: 'Join us for an evening',
        text: ['Say in two sentences what happens, who is there, and what guests take home.'],
        parts: [
          { title: 'When', text: 'Thursday, 18 March\n19:00 to 21:00' },
          { title: 'Where', text: 'Calle Mayor 1\n28013 Madrid' },
        ],
        button: 'Keep a seat',
      },
      es: {
        name: 'Evento',
        subject: 'Tienes una invitación',
        preheader: 'Cuándo, dónde y cómo reservar tu sitio.',
        heading: 'Pasa una tarde con nosotros',
        text: ['Di en dos frases qué ocurre, quién estará y qué se llevan los invitados.'],
        parts: [
          { title: 'Cuándo', text: 'Jueves, 18 de marzo\nDe 19:00 a 21:00' },
          { title: 'Dónde', text: 'Calle Mayor 1\n28013 Madrid' },
        ],
        button: 'Reservar mi sitio',
      },
    },
  },
  {
    ...{ id: 'abandoned-form', category: 'marketing', layout: 'letter' },
    words: {
      en: {
        name: 'Abandoned form',
        subject: 'You were almost done',
        preheader: 'What you filled in is still there.',
        heading: 'Shall we finish this?',
        text: [
          'You began, and then something came between. What you filled in is still there; the rest takes a minute.',
        ],
        button: 'Go on where I was',
        closing: 'Was something missing or unclear? Reply, and we help.',
      },
      es: {
        name: 'Formulario sin terminar',
        subject: 'Casi lo tenías',
        preheader: 'Lo que rellenaste sigue ahí.',
        heading: '¿Lo terminamos?',
        text: ['Empezaste y algo se interpuso. Lo que rellenaste sigue ahí; el resto es cosa de un minuto.'],
        button: 'Seguir donde lo dejé',
        closing: '¿Faltaba algo o no se entendía? Responde y te ayudamos.',
      },
    },
  },
  {
    ...{ id: 'product-news', category: 'marketing', layout: 'products', picture: 'leaves' },
    words: {
      en: {
        name: 'Product news',
        subject: 'New this week',
        preheader: 'Two things that we are proud of.',
        heading: 'New this week',
        text: ['Say what is new and for whom. One sentence about each is enough; the page has the rest.'],
        parts: [
          { title: 'The first one', text: 'What it does better than before.' },
          { title: 'The second one', text: 'Who asked for it, and why.' },
        ],
        button: 'See it',
      },
      es: {
        name: 'Novedades de producto',
        subject: 'Novedades de esta semana',
        preheader: 'Dos cosas de las que estamos orgullosos.',
        heading: 'Nuevo esta semana',
        text: ['Di qué hay de nuevo y para quién. Basta una frase sobre cada cosa; la página tiene el resto.'],
        parts: [
          { title: 'La primera', text: 'Qué hace mejor que antes.' },
          { title: 'La segunda', text: 'Quién la pidió y por qué.' },
        ],
        button: 'Verla',
      },
    },
  },
  {
    ...{ id: 'confirmation', category: 'transactional', layout: 'receipt' },
    words: {
      en: {
        name: 'Confirmation',
        subject: 'We have your booking',
        preheader: 'The details, to keep.',
        heading: 'It is confirmed',
        text: [`Hello ${hello},`, 'this is what we have noted. Keep this email; you need nothing else.'],
        parts: [
          { title: 'What', text: 'An evening at the wheel' },
          { title: 'When', text: 'Thursday, 18 March, 19:00' },
          { title: 'Where', text: 'Calle Mayor 1, 28013 Madrid' },
        ],
        button: 'Change or cancel',
        closing: 'Questions? Reply to this email.',
      },
      es: {
        name: 'Confirmación',
        subject: 'Tenemos tu reserva',
        preheader: 'Los detalles, para guardarlos.',
        heading: 'Está confirmado',
        text: [`Hola, ${hola}:`, 'Esto es lo que hemos anotado. Guarda este correo; no necesitas nada más.'],
        parts: [
          { title: 'Qué', text: 'Una tarde en el torno' },
          { title: 'Cuándo', text: 'Jueves, 18 de marzo, 19:00' },
          { title: 'Dónde', text: 'Calle Mayor 1, 28013 Madrid' },
        ],
        button: 'Cambiar o cancelar',
        closing: '¿Preguntas? Responde a este correo.',
      },
    },
  },
]
