/** Prices: three plans, and what people ask before they choose one. */
import type { PageTemplate } from '../template.ts'

export const pricing: PageTemplate = {
  key: 'pricing',
  type: 'custom',
  hero: { layout: 'beside', align: 'left', picture: 'cup' },
  sections: ['plans', 'quotes', 'questions', 'form'],
  leads_to: 'form',
  second_leads_to: 'questions',
  words: {
    en: {
      name: 'Pricing',
      description: 'Three plans side by side, with the questions that decide.',
      page: 'Prices',
      seo: {
        title: 'Coffee subscription prices: from 9 € a month',
        description:
          'Coffee subscription prices at a glance: a bag, two bags or the whole office. Roasted on Mondays, at your door on Wednesdays, paused or ended whenever you like.',
        keyword: 'coffee subscription prices',
      },
      hero: {
        heading: 'Coffee subscription prices without small print',
        text: 'Roasted on Monday, at your door on Wednesday. Pause it in summer, end it whenever you like.',
        button: 'Ask us anything',
        second: 'Read the answers',
        alt: 'A cup of coffee, steaming',
      },
      plans: {
        heading: 'Choose how much you drink',
        items: [
          {
            name: 'One bag',
            price: '9 €',
            period: 'a month',
            text: 'For one person with a moka pot.',
            includes: ['250 g of the roast of the month', 'Ground or whole', 'Free delivery'],
            button: 'Take one bag',
          },
          {
            name: 'Two bags',
            price: '16 €',
            period: 'a month',
            text: 'For two, or for one who is honest.',
            includes: [
              'Two roasts of 250 g',
              'Change them until Sunday',
              'Free delivery',
              'A bag for friends each year',
            ],
            button: 'Take two bags',
          },
          {
            name: 'The office',
            price: '58 €',
            period: 'a month',
            text: 'For up to twelve people.',
            includes: ['Two kilos, three roasts', 'Invoice once a quarter', 'We look after the grinder'],
            button: 'Ask for the office',
          },
        ],
      },
      quotes: {
        heading: 'Why they stay',
        items: [
          { quote: 'I paused it twice and nobody asked why.', name: 'Elena Prat', role: 'Two bags since 2023' },
          { quote: 'The only invoice that my team is happy about.', name: 'Mark Olsen', role: 'Office of nine' },
        ],
      },
      questions: {
        heading: 'Before you choose',
        items: [
          {
            question: 'Can I change the plan?',
            answer: 'Any time until Sunday evening. The change holds for the next delivery.',
          },
          {
            question: 'How do I end it?',
            answer: 'With one click in your account or one line by email. There is no minimum term.',
          },
          { question: 'Do you deliver to islands?', answer: 'Yes, in two days more and for the same price.' },
        ],
      },
      form: {
        heading: 'Not sure which?',
        text: 'Leave your address: we send two questions and an honest recommendation.',
        button: 'Recommend me one',
        thanks: 'Thank you. Two questions are on their way to you.',
      },
    },
    es: {
      name: 'Precios',
      description: 'Tres planes, uno junto a otro, con las preguntas que deciden.',
      page: 'Precios',
      seo: {
        title: 'Suscripción de café: precios desde 9 € al mes',
        description:
          'Todos los precios de nuestra suscripción de café: una bolsa, dos o la oficina entera. Tostado el lunes y en tu puerta el miércoles; páusala cuando te apetezca.',
        keyword: 'suscripción de café',
      },
      hero: {
        heading: 'Una suscripción de café sin letra pequeña',
        text: 'Tostado el lunes, en tu puerta el miércoles. Páusala en verano, déjala cuando quieras.',
        button: 'Pregúntanos',
        second: 'Ver las respuestas',
        alt: 'Una taza de café humeante',
      },
      plans: {
        heading: 'Elige cuánto bebes',
        items: [
          {
            name: 'Una bolsa',
            price: '9 €',
            period: 'al mes',
            text: 'Para una persona con cafetera italiana.',
            includes: ['250 g del tueste del mes', 'Molido o en grano', 'Envío gratis'],
            button: 'Quiero una bolsa',
          },
          {
            name: 'Dos bolsas',
            price: '16 €',
            period: 'al mes',
            text: 'Para dos, o para uno que es sincero.',
            includes: [
              'Dos tuestes de 250 g',
              'Cámbialos hasta el domingo',
              'Envío gratis',
              'Una bolsa al año para regalar',
            ],
            button: 'Quiero dos bolsas',
          },
          {
            name: 'La oficina',
            price: '58 €',
            period: 'al mes',
            text: 'Para un máximo de doce personas.',
            includes: ['Dos kilos, tres tuestes', 'Una factura al trimestre', 'Cuidamos del molinillo'],
            button: 'Preguntar por la oficina',
          },
        ],
      },
      quotes: {
        heading: 'Por qué se quedan',
        items: [
          {
            quote: 'La he pausado dos veces y nadie me preguntó por qué.',
            name: 'Elena Prat',
            role: 'Dos bolsas desde 2023',
          },
          { quote: 'Es la única factura que alegra a mi equipo.', name: 'Marcos Oliva', role: 'Oficina de nueve' },
        ],
      },
      questions: {
        heading: 'Antes de elegir',
        items: [
          {
            question: '¿Puedo cambiar de plan?',
            answer: 'Cuando quieras, hasta el domingo por la noche. Vale para el siguiente envío.',
          },
          {
            question: '¿Cómo me doy de baja?',
            answer: 'Con un clic en tu cuenta o una línea por correo. No hay permanencia.',
          },
          { question: '¿Enviáis a las islas?', answer: 'Sí, con dos días más y al mismo precio.' },
        ],
      },
      form: {
        heading: '¿No sabes cuál?',
        text: 'Déjanos tu correo: te mandamos dos preguntas y una recomendación sincera.',
        button: 'Recomendadme uno',
        thanks: 'Gracias. Dos preguntas van de camino.',
      },
    },
  },
}
