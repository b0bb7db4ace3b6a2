/** What the two invented businesses of the demo have set up: words, popups, mail, and who comes to them. */
import type { Locale } from '../platform/messages/messages.ts'

export interface SeedPopup {
  name: string
  triggers: ({ kind: 'delay'; seconds: number } | { kind: 'scroll'; percent: number } | { kind: 'exit_intent' })[]
  priority: number
  /** How many of a hundred registrations come through it. */
  share: number
  content: { heading: string; text: string; button_text: string; thank_you_heading: string; thank_you_text: string }
  labels: { email: string; first_name: string }
  asks_field: boolean
  consent: { kind: 'checkbox'; text: string } | { kind: 'notice'; text: string }
  tag: string
  audience: string
}

export interface Business {
  /** The seed of its ids and of everything that is drawn. */
  key: string
  leads: number
  site: {
    name: string
    subdomain: string
    language: Locale
    currency: string
    timezone: string
    description: string
    postal_address: string
  }
  page_url: string
  /** The browsers' zones, by weight. */
  zones: readonly (readonly [string, number])[]
  accent_color: string
  tags: readonly string[]
  welcomed_tag: string
  audiences: readonly { name: string; description: string }[]
  field: { name: string; label: string; options: readonly string[] }
  popups: readonly [SeedPopup, SeedPopup]
  sender: { first_name: string; last_name: string; email: string; signature: string }
  templates: readonly { name: string; subject: string; preheader: string; body_text: string }[]
  journey: { name: string; description: string }
  /** What the first popup captures for. */
  campaign: { name: string; description: string }
}

export const businesses: readonly [Business, Business] = [
  {
    key: 'juniper',
    leads: 300,
    site: {
      name: 'Juniper & Clay',
      subdomain: 'juniper-and-clay',
      language: 'en',
      currency: 'USD',
      timezone: 'America/New_York',
      description: 'Pottery studio and school by the harbour',
      postal_address: '14 Rope Walk, Portland, ME 04101, USA',
    },
    page_url: 'https://juniper-and-clay.example/classes',
    zones: [
      ['America/New_York', 80],
      ['America/Chicago', 10],
      ['America/Los_Angeles', 6],
      ['Europe/London', 4],
    ],
    accent_color: '#a34f2d',
    tags: ['First class', 'Studio letter', 'Member', 'Gift voucher'],
    welcomed_tag: 'Welcomed',
    audiences: [
      { name: 'Class announcements', description: 'New dates before they are public' },
      { name: 'Studio letter', description: 'Once a month, on the first Tuesday' },
    ],
    field: {
      name: 'experience',
      label: 'Have you worked with clay before?',
      options: ['Never', 'Once or twice', 'For years'],
    },
    popups: [
      {
        name: 'First class at half price',
        triggers: [{ kind: 'delay', seconds: 3 }, { kind: 'exit_intent' }],
        priority: 10,
        share: 70,
        content: {
          heading: 'Your first class at half price',
          text: 'Leave your address and we will send you the code, and two dates that still have a free wheel.',
          button_text: 'Send me the code',
          thank_you_heading: 'It is on its way',
          thank_you_text: 'The code comes by email on the next working day. See you at the wheel.',
        },
        labels: { email: 'Email', first_name: 'First name' },
        asks_field: true,
        consent: { kind: 'checkbox', text: 'Yes, write to me about classes. I can leave at any time.' },
        tag: 'First class',
        audience: 'Class announcements',
      },
      {
        name: 'Studio letter',
        triggers: [{ kind: 'scroll', percent: 70 }],
        priority: 5,
        share: 30,
        content: {
          heading: 'A letter from the studio',
          text: 'Once a month: what came out of the kiln, what cracked, and one glaze recipe.',
          button_text: 'Subscribe',
          thank_you_heading: 'You are on the list',
          thank_you_text: 'The next letter goes out on the first Tuesday of the month.',
        },
        labels: { email: 'Email', first_name: 'First name' },
        asks_field: false,
        consent: { kind: 'notice', text: 'By subscribing you agree to receive our monthly letter.' },
        tag: 'Studio letter',
        audience: 'Studio letter',
      },
    ],
    sender: {
      first_name: 'Rowan',
      last_name: 'Ellery',
      email: 'rowan@juniper-and-clay.example',
      signature: 'Rowan Ellery\nJuniper & Clay',
    },
    templates: [
      {
        name: 'Welcome: half price code',
        subject: 'Your half-price class, {{ lead.first_name | default: "friend" }}',
        preheader: 'The code, and two evenings with a free wheel',
        body_text:
          'Hello {{ lead.first_name | default: "there" }},\n\nhere is your code for a first class at half price: WHEEL50. It is good for any evening in the next sixty days.\n\n[[Choose an evening](https://juniper-and-clay.example/classes)]\n\nNo experience is needed. Bring short nails and a little patience; we have aprons, clay and coffee. If you wonder what to expect, read [how a first class goes](https://juniper-and-clay.example/first-class).\n\nNot for you after all? [Leave the list]({{ unsubscribe_url }}).',
      },
      {
        name: 'Pieces are out of the kiln',
        subject: 'Your pieces are ready, {{ lead.first_name | default: "friend" }}',
        preheader: 'They wait on the shelf by the window for four weeks',
        body_text:
          'Hello {{ lead.first_name | default: "there" }},\n\nthe kiln is open and your pieces have come out well. They wait for you on the shelf by the window.\n\n[[When we are open](https://juniper-and-clay.example/visit)]\n\n[Leave the list]({{ unsubscribe_url }})',
      },
    ],
    journey: { name: 'Welcome to the studio', description: 'Sends the half-price code on the next working day' },
    campaign: {
      name: 'First class',
      description: 'People who have never sat at our wheel: half price for the first evening.',
    },
  },
  {
    key: 'huerta',
    leads: 200,
    site: {
      name: 'Huerta Clara',
      subdomain: 'huerta-clara',
      language: 'es',
      currency: 'EUR',
      timezone: 'Europe/Madrid',
      description: 'Cestas de verdura ecológica de temporada',
      postal_address: 'Camí de la Séquia 7, 46133 Meliana, Valencia, España',
    },
    page_url: 'https://huerta-clara.example/cestas',
    zones: [
      ['Europe/Madrid', 94],
      ['Atlantic/Canary', 4],
      ['Europe/Paris', 2],
    ],
    accent_color: '#4a6d2f',
    tags: ['Primera cesta', 'Recetas', 'Cliente', 'Punto de recogida'],
    welcomed_tag: 'Bienvenida enviada',
    audiences: [
      { name: 'Avisos de la huerta', description: 'Cambios de reparto y cestas especiales' },
      { name: 'Recetas de la semana', description: 'Cada miércoles, con lo que trae la cesta' },
    ],
    field: {
      name: 'personas_en_casa',
      label: '¿Cuántas personas sois en casa?',
      options: ['1', '2', '3 o 4', '5 o más'],
    },
    popups: [
      {
        name: 'Primera cesta con descuento',
        triggers: [{ kind: 'delay', seconds: 3 }, { kind: 'exit_intent' }],
        priority: 10,
        share: 72,
        content: {
          heading: 'Tu primera cesta, con un 20 % de descuento',
          text: 'Déjanos tu correo y te enviaremos el código junto con lo que se recoge esta semana.',
          button_text: 'Quiero el código',
          thank_you_heading: 'Va de camino',
          thank_you_text: 'Recibirás el código por correo el próximo día laborable. Nos vemos el jueves.',
        },
        labels: { email: 'Correo electrónico', first_name: 'Nombre' },
        asks_field: true,
        consent: {
          kind: 'checkbox',
          text: 'Sí, quiero recibir noticias de la huerta. Podré darme de baja cuando quiera.',
        },
        tag: 'Primera cesta',
        audience: 'Avisos de la huerta',
      },
      {
        name: 'Recetas de la semana',
        triggers: [{ kind: 'scroll', percent: 70 }],
        priority: 5,
        share: 28,
        content: {
          heading: 'Recetas con lo de la cesta',
          text: 'Cada miércoles, tres recetas con la verdura de la semana. Ninguna lleva más de cuarenta minutos.',
          button_text: 'Suscribirme',
          thank_you_heading: 'Ya estás en la lista',
          thank_you_text: 'Las próximas recetas salen el miércoles por la mañana.',
        },
        labels: { email: 'Correo electrónico', first_name: 'Nombre' },
        asks_field: false,
        consent: { kind: 'notice', text: 'Al suscribirte aceptas recibir nuestras recetas semanales.' },
        tag: 'Recetas',
        audience: 'Recetas de la semana',
      },
    ],
    sender: {
      first_name: 'Clara',
      last_name: 'Montagut',
      email: 'clara@huerta-clara.example',
      signature: 'Clara Montagut\nHuerta Clara',
    },
    templates: [
      {
        name: 'Bienvenida: código de descuento',
        subject: 'Tu código para la primera cesta{% if lead.first_name %}, {{ lead.first_name }}{% endif %}',
        preheader: 'Un 20 % menos, y lo que recogemos este jueves',
        body_text:
          'Buenos días{% if lead.first_name %}, {{ lead.first_name }}{% endif %}:\n\nEste es tu código para la primera cesta con un 20 % de descuento: HUERTA20. Vale durante los próximos treinta días y para cualquier tamaño.\n\n[[Elegir la cesta](https://huerta-clara.example/cestas)]\n\nRepartimos los jueves por la tarde. Si no sabes qué tamaño te conviene, aquí contamos [qué trae cada una](https://huerta-clara.example/que-trae).\n\n¿Prefieres no recibir más correos? [Darse de baja]({{ unsubscribe_url }}).',
      },
      {
        name: 'Sábado de puertas abiertas',
        subject: 'Este sábado abrimos la huerta',
        preheader: 'Paseo entre los bancales y almuerzo a las doce',
        body_text:
          'Buenos días{% if lead.first_name %}, {{ lead.first_name }}{% endif %}:\n\nEste sábado abrimos de diez a una. Habrá paseo entre los bancales y almuerzo con lo que esté en su punto.\n\n[[Cómo llegar](https://huerta-clara.example/visitenos)]\n\n[Darse de baja]({{ unsubscribe_url }})',
      },
    ],
    journey: { name: 'Bienvenida a la huerta', description: 'Envía el código de descuento el siguiente día laborable' },
    campaign: {
      name: 'Primera cesta',
      description: 'Vecinos que aún no nos conocen: la primera cesta con descuento.',
    },
  },
]
