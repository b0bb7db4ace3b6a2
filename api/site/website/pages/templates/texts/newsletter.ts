/** A newsletter: what is in it, and the form first of all. */
import type { PageTemplate } from '../template.ts'

export const newsletter: PageTemplate = {
  key: 'newsletter',
  type: 'landing',
  hero: { layout: 'beside', align: 'left', picture: 'letter' },
  sections: ['form', 'features', 'quotes', 'story'],
  leads_to: 'form',
  words: {
    en: {
      name: 'Newsletter',
      description: 'Says what readers get and how often, with the form right below.',
      page: 'Newsletter',
      seo: {
        title: 'A gardening newsletter for balconies, every other Friday',
        description:
          'A short gardening newsletter for people with a balcony: what to sow this week, one thing to stop doing, and a question from a reader. Free, every other Friday.',
        keyword: 'gardening newsletter',
      },
      hero: {
        heading: 'A gardening newsletter you finish before your coffee',
        text: 'Every other Friday: what to sow now, one habit to drop, and an honest answer to a reader’s question.',
        button: 'Subscribe',
        alt: 'An open envelope with a written sheet in it',
      },
      form: {
        heading: 'Read the next one',
        text: 'It goes out on Friday at eight. You can leave with one click, in any issue.',
        button: 'Subscribe',
        thanks: 'Welcome. The next issue arrives on Friday at eight.',
      },
      features: {
        heading: 'In each issue',
        items: [
          {
            heading: 'This week',
            text: 'Two things to sow or cut in your climate, with the day after which it is too late.',
          },
          {
            heading: 'One thing less',
            text: 'A chore that does nothing for your plants, and what the studies say about it.',
          },
          {
            heading: 'A reader asks',
            text: 'You send a photo of the sick leaf; a gardener with thirty years of practice answers.',
          },
        ],
      },
      quotes: {
        heading: 'What readers write back',
        items: [
          {
            quote: 'The only newsletter that I print. It hangs beside the tomatoes.',
            name: 'Ines Carvalho',
            role: 'Reader for two years',
          },
          {
            quote: 'Four minutes, and I know what to do on Saturday.',
            name: 'Tom Field',
            role: 'Two balconies, one cat',
          },
        ],
      },
      story: {
        heading: 'Who writes it',
        paragraphs: [
          'We run a small nursery and answer the same questions at the counter every week. At some point we began to write the answers down.',
          'No advertisements, no affiliate links. What we sell stands in the shop; the letter is only about plants.',
        ],
      },
    },
    es: {
      name: 'Boletín',
      description: 'Dice qué recibirá quien se suscribe y cada cuánto, con el formulario justo debajo.',
      page: 'Boletín',
      seo: {
        title: 'Un boletín de jardinería para balcones, cada dos viernes',
        description:
          'Un boletín de jardinería breve para quien tiene balcón: qué sembrar esta semana, una cosa que dejar de hacer y una duda resuelta. Gratis y cada dos viernes.',
        keyword: 'boletín de jardinería',
      },
      hero: {
        heading: 'Un boletín de jardinería que se lee antes de acabar el café',
        text: 'Cada dos viernes: qué sembrar ahora, una costumbre que abandonar y una respuesta sincera a quien nos lee.',
        button: 'Suscribirme',
        alt: 'Un sobre abierto con una hoja escrita dentro',
      },
      form: {
        heading: 'Lee el próximo',
        text: 'Sale el viernes a las ocho. Puedes darte de baja con un clic, en cualquier número.',
        button: 'Suscribirme',
        thanks: 'Te damos la bienvenida. El próximo número llega el viernes a las ocho.',
      },
      features: {
        heading: 'En cada número',
        items: [
          {
            heading: 'Esta semana',
            text: 'Dos cosas que sembrar o podar en tu clima, y el día a partir del cual ya es tarde.',
          },
          {
            heading: 'Una cosa menos',
            text: 'Una tarea que no sirve de nada a tus plantas, y lo que dicen los estudios.',
          },
          {
            heading: 'Preguntas tú',
            text: 'Mandas la foto de la hoja enferma y responde una jardinera con treinta años de oficio.',
          },
        ],
      },
      quotes: {
        heading: 'Lo que nos contestan',
        items: [
          {
            quote: 'Es el único boletín que imprimo. Cuelga junto a los tomates.',
            name: 'Inés Carvajal',
            role: 'Lo lee desde hace dos años',
          },
          { quote: 'Cuatro minutos y ya sé qué hacer el sábado.', name: 'Tomás Campo', role: 'Dos balcones, un gato' },
        ],
      },
      story: {
        heading: 'Quién lo escribe',
        paragraphs: [
          'Llevamos un vivero pequeño y cada semana respondemos en el mostrador a las mismas preguntas. Un día empezamos a escribir las respuestas.',
          'Sin anuncios ni enlaces de afiliados. Lo que vendemos está en la tienda; la carta habla solo de plantas.',
        ],
      },
    },
  },
}
