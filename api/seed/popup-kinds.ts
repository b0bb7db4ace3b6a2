/** The popups of the demo beside the two that people come through: a banner, a slide-in and a form within a page. */
import type { Locale } from '../platform/messages/messages.ts'
import { changedDesign, type DesignChanges, newDesignOf, type PopupType } from '../site/capture/popups/design.ts'

interface Kind {
  type: PopupType
  name: string
  changes: DesignChanges
}

interface About {
  accent_color: string
  page_url: string
}

/** Each is for pages of its own, so that it never stands in the way of the two. */
const kinds: Record<Locale, (about: About) => Kind[]> = {
  en: ({ page_url }) => [
    {
      type: 'sticky_banner',
      name: 'Open studio on Saturday',
      changes: {
        position: 'top',
        content: {
          heading: 'Open studio this Saturday, ten to four',
          button_text: 'See the classes',
          button_url: page_url,
          thank_you_heading: 'See you on Saturday',
        },
        url_rules: [{ match: 'contains', value: '/events' }],
        triggers: [{ kind: 'delay', seconds: 0 }],
      },
    },
    {
      type: 'slide_in',
      name: 'Gift voucher reminder',
      changes: {
        content: {
          heading: 'A present that cannot break',
          text: 'We will remind you of our vouchers two weeks before the date.',
          button_text: 'Remind me',
          thank_you_heading: 'We will write in time',
        },
        form: {
          fields: [{ name: 'email', label: 'Email' }],
          consent: { kind: 'notice', text: 'We write once, and only about this.' },
        },
        url_rules: [{ match: 'contains', value: '/vouchers' }],
        triggers: [
          { kind: 'inactivity', seconds: 20 },
          { kind: 'scroll', percent: 60 },
        ],
      },
    },
    {
      type: 'embedded',
      name: 'Class enquiry',
      changes: {
        content: {
          heading: 'Ask about a class',
          text: 'Tell us who is coming; we answer on the next working day.',
          button_text: 'Send',
          next_text: 'Next',
          back_text: 'Back',
          thank_you_heading: 'Thank you, we will write to you',
          steps: [{ heading: 'And how do we reach you?', text: '' }],
        },
        form: {
          fields: [
            { name: 'first_name', label: 'First name' },
            { name: 'email', label: 'Email', step: 2 },
            { name: 'phone', label: 'Phone, if you like', step: 2 },
          ],
          consent: { kind: 'notice', text: 'We use this to answer you.' },
        },
      },
    },
  ],
  es: ({ page_url }) => [
    {
      type: 'sticky_banner',
      name: 'Puertas abiertas el sábado',
      changes: {
        position: 'top',
        content: {
          heading: 'Este sábado, puertas abiertas en la huerta, de diez a dos',
          button_text: 'Ver las cestas',
          button_url: page_url,
          thank_you_heading: 'Nos vemos el sábado',
        },
        url_rules: [{ match: 'contains', value: '/agenda' }],
        triggers: [{ kind: 'delay', seconds: 0 }],
      },
    },
    {
      type: 'slide_in',
      name: 'Aviso de temporada',
      changes: {
        content: {
          heading: '¿Te avisamos de lo que empieza a recogerse?',
          text: 'Un correo al comienzo de cada temporada, nada más.',
          button_text: 'Avisadme',
          thank_you_heading: 'Te avisaremos a tiempo',
        },
        form: {
          fields: [{ name: 'email', label: 'Correo electrónico' }],
          consent: { kind: 'notice', text: 'Escribimos cuatro veces al año, solo para esto.' },
        },
        url_rules: [{ match: 'contains', value: '/consejos' }],
        triggers: [
          { kind: 'inactivity', seconds: 20 },
          { kind: 'scroll', percent: 60 },
        ],
      },
    },
    {
      type: 'embedded',
      name: 'Consulta',
      changes: {
        content: {
          heading: 'Pregúntanos',
          text: 'Cuéntanos qué necesitas; respondemos el siguiente día laborable.',
          button_text: 'Enviar',
          next_text: 'Siguiente',
          back_text: 'Atrás',
          thank_you_heading: 'Gracias, te escribiremos',
          steps: [{ heading: '¿Y cómo te encontramos?', text: '' }],
        },
        form: {
          fields: [
            { name: 'first_name', label: 'Nombre' },
            { name: 'email', label: 'Correo electrónico', step: 2 },
            { name: 'phone', label: 'Teléfono, si quieres', step: 2 },
          ],
          consent: { kind: 'notice', text: 'Lo usamos para responderte.' },
        },
      },
    },
  ],
}

export const otherKinds = (language: Locale, about: About) =>
  kinds[language](about).map(({ type, name, changes }) => ({
    type,
    name,
    design: changedDesign(newDesignOf(type), { ...changes, style: { accent_color: about.accent_color } }),
  }))
