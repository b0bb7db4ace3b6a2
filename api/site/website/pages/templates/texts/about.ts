/** Who is behind it: a story, what holds, and a way to write. */
import type { PageTemplate } from '../template.ts'

export const about: PageTemplate = {
  key: 'about',
  type: 'custom',
  hero: { layout: 'behind', align: 'center', picture: 'arches' },
  feature_pictures: ['cup', 'chat', 'stars'],
  sections: ['story', 'features', 'quotes', 'form', 'closing'],
  leads_to: 'form',
  words: {
    en: {
      name: 'About us',
      description: 'The story behind a business, what it holds to, and a way to write to it.',
      page: 'About us',
      seo: {
        title: 'A small architecture studio for old houses | About us',
        description:
          'We are a small architecture studio that repairs old houses instead of replacing them. Who we are, how we work, what it costs, and how to ask for a first look.',
        keyword: 'small architecture studio',
      },
      hero: {
        heading: 'We repair what others would pull down',
        text: 'A small architecture studio for old houses: five people, one workshop, and a list of craftsmen whom we trust.',
        button: 'Write to us',
        alt: 'Colored arches beside one another',
      },
      story: {
        heading: 'How it began',
        paragraphs: [
          'In 2011 a client asked us what it would cost to replace her grandmother’s house. We spent a week in it and sent her an offer to keep it. It was cheaper, and the vault is still there.',
          'Since then we have worked on sixty-three houses. The oldest is from 1640, the smallest has 38 square meters. We take on six a year, because somebody of us is on each site every week.',
        ],
      },
      features: {
        heading: 'What we hold to',
        items: [
          {
            heading: 'First we listen',
            text: 'A first visit takes half a day and ends at your kitchen table, with a pencil.',
            alt: 'A cup of coffee',
          },
          {
            heading: 'One person answers',
            text: 'You have one number from the first sketch to the last coat of paint.',
            alt: 'Two speech bubbles',
          },
          {
            heading: 'The price holds',
            text: 'We open the walls before we calculate. In ten years we went over twice.',
            alt: 'Five stars in a row',
          },
        ],
      },
      quotes: {
        heading: 'Who lives there now',
        items: [
          {
            quote: 'They found a window that had been walled up for a century.',
            name: 'Familie Brandt',
            role: 'Farmhouse of 1780',
          },
          { quote: 'I wanted it new. I am glad that they said no.', name: 'Rosa Martí', role: 'Town house, Xàtiva' },
        ],
      },
      closing: {
        heading: 'Is there a house?',
        text: 'Tell us where it stands and what worries you. We answer within three days.',
        button: 'Write to us',
      },
      form: {
        heading: 'Write to us',
        text: 'An address is enough to begin with; we come back with three questions.',
        button: 'Send',
        thanks: 'Thank you. We answer within three days.',
      },
    },
    es: {
      name: 'Quiénes somos',
      description: 'La historia de un negocio, aquello en lo que cree y una forma de escribirle.',
      page: 'Quiénes somos',
      seo: {
        title: 'Un estudio de arquitectura pequeño para casas antiguas',
        description:
          'Somos un estudio de arquitectura pequeño que repara casas antiguas en vez de sustituirlas. Quiénes somos, cómo trabajamos, cuánto cuesta y cómo escribirnos hoy.',
        keyword: 'estudio de arquitectura',
      },
      hero: {
        heading: 'Reparamos lo que otros tirarían',
        text: 'Un estudio de arquitectura pequeño para casas antiguas: cinco personas, un taller y una lista de artesanos de confianza.',
        button: 'Escríbenos',
        alt: 'Arcos de colores, uno junto a otro',
      },
      story: {
        heading: 'Cómo empezó',
        paragraphs: [
          'En 2011 una clienta nos preguntó cuánto costaría sustituir la casa de su abuela. Pasamos una semana en ella y le propusimos conservarla. Salía más barato, y la bóveda sigue en pie.',
          'Desde entonces hemos trabajado en sesenta y tres casas. La más antigua es de 1640, la más pequeña tiene 38 metros. Aceptamos seis al año, porque cada semana uno de nosotros pisa cada obra.',
        ],
      },
      features: {
        heading: 'En lo que creemos',
        items: [
          {
            heading: 'Primero escuchamos',
            text: 'La primera visita dura medio día y acaba en la mesa de tu cocina, con un lápiz.',
            alt: 'Una taza de café',
          },
          {
            heading: 'Responde una persona',
            text: 'Tienes un solo número, del primer boceto a la última mano de pintura.',
            alt: 'Dos bocadillos de diálogo',
          },
          {
            heading: 'El precio se cumple',
            text: 'Abrimos los muros antes de calcular. En diez años nos hemos pasado dos veces.',
            alt: 'Cinco estrellas en fila',
          },
        ],
      },
      quotes: {
        heading: 'Quién vive ahora allí',
        items: [
          {
            quote: 'Encontraron una ventana tapiada desde hacía un siglo.',
            name: 'Familia Blanch',
            role: 'Masía de 1780',
          },
          {
            quote: 'La quería nueva. Me alegro de que dijeran que no.',
            name: 'Rosa Martí',
            role: 'Casa de pueblo, Xàtiva',
          },
        ],
      },
      closing: {
        heading: '¿Tienes una casa?',
        text: 'Cuéntanos dónde está y qué te preocupa. Respondemos en tres días.',
        button: 'Escríbenos',
      },
      form: {
        heading: 'Escríbenos',
        text: 'Para empezar basta un correo; volvemos con tres preguntas.',
        button: 'Enviar',
        thanks: 'Gracias. Respondemos en tres días.',
      },
    },
  },
}
