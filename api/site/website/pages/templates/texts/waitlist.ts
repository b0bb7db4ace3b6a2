/** Something that is not here yet: one promise, one field. */
import type { PageTemplate } from '../template.ts'

export const waitlist: PageTemplate = {
  key: 'waitlist',
  type: 'landing',
  hero: { layout: 'stacked', align: 'center', picture: 'sunrise' },
  sections: ['form', 'features', 'questions', 'closing'],
  leads_to: 'form',
  words: {
    en: {
      name: 'Waitlist',
      description: 'One promise and one field for something that opens soon.',
      page: 'Waitlist',
      seo: {
        title: 'A calm calendar app: join the waitlist',
        description:
          'A calm calendar app that plans your free time first and fits the meetings around it. It opens in small groups: join the waitlist to be in one of the first.',
        keyword: 'calm calendar app',
      },
      hero: {
        heading: 'Plan the morning off first',
        text: 'A calm calendar app that begins with your free time and fits the meetings around it. It opens in small groups this spring.',
        button: 'Join the waitlist',
        alt: 'The sun rises over red hills',
      },
      form: {
        heading: 'Join the waitlist',
        text: 'We let in two hundred people a week, in the order in which they came.',
        button: 'Keep my place',
        thanks: 'You have a place. We write when it is your turn, and not before.',
      },
      features: {
        heading: 'What waits for you',
        items: [
          {
            heading: 'Free time is an entry',
            text: 'Mark an afternoon as yours. Whoever invites you sees that it is taken, and nothing else.',
          },
          {
            heading: 'Meetings move, you do not',
            text: 'When two collide, the app proposes three new times to both and writes the email.',
          },
          {
            heading: 'Sunday in one minute',
            text: 'The coming week as one sentence for each day. If it sounds like too much, it is.',
          },
        ],
      },
      questions: {
        heading: 'Until then',
        items: [
          {
            question: 'When is it my turn?',
            answer: 'Most people wait three weeks. The email of your group names the day.',
          },
          {
            question: 'What will it cost?',
            answer: 'Nothing in the first year for everybody on this list, then four euros a month.',
          },
          {
            question: 'Does it work with my calendar?',
            answer: 'It reads and writes Google, Outlook and iCloud calendars from the first day on.',
          },
        ],
      },
      closing: {
        heading: 'Two hundred people a week',
        text: 'The list is the whole plan: no invitations to sell, no places to win.',
        button: 'Join the waitlist',
      },
    },
    es: {
      name: 'Lista de espera',
      description: 'Una promesa y un campo para algo que abre pronto.',
      page: 'Lista de espera',
      seo: {
        title: 'Una agenda tranquila: apúntate a la lista de espera',
        description:
          'Una agenda tranquila que planifica primero tu tiempo libre y coloca las reuniones alrededor. Abre en grupos pequeños: apúntate y entra en uno de los primeros.',
        keyword: 'agenda tranquila',
      },
      hero: {
        heading: 'Planifica primero la mañana libre',
        text: 'Una agenda tranquila que empieza por tu tiempo libre y coloca las reuniones alrededor. Abre en grupos pequeños esta primavera.',
        button: 'Apuntarme a la lista',
        alt: 'El sol sale sobre colinas rojas',
      },
      form: {
        heading: 'Apúntate a la lista',
        text: 'Abrimos a doscientas personas por semana, por orden de llegada.',
        button: 'Guardar mi sitio',
        thanks: 'Ya tienes sitio. Te escribimos cuando te toque, y no antes.',
      },
      features: {
        heading: 'Lo que te espera',
        items: [
          {
            heading: 'El tiempo libre es una cita',
            text: 'Marca una tarde como tuya. Quien te invita ve que está ocupada, y nada más.',
          },
          {
            heading: 'Se mueven las reuniones, no tú',
            text: 'Si dos chocan, la agenda propone tres horas nuevas a ambos y escribe el correo.',
          },
          {
            heading: 'El domingo, en un minuto',
            text: 'La semana que viene, una frase por día. Si suena a demasiado, lo es.',
          },
        ],
      },
      questions: {
        heading: 'Mientras tanto',
        items: [
          {
            question: '¿Cuándo me toca?',
            answer: 'Casi todos esperan tres semanas. El correo de tu grupo dice el día.',
          },
          {
            question: '¿Cuánto costará?',
            answer: 'Nada el primer año para quien está en esta lista; después, cuatro euros al mes.',
          },
          {
            question: '¿Funciona con mi calendario?',
            answer: 'Lee y escribe en los calendarios de Google, Outlook e iCloud desde el primer día.',
          },
        ],
      },
      closing: {
        heading: 'Doscientas personas por semana',
        text: 'La lista es todo el plan: ni invitaciones en venta ni plazas que ganar.',
        button: 'Apuntarme a la lista',
      },
    },
  },
}
