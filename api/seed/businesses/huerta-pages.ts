/** The pages of the vegetable garden. */
import type { SeedPage } from './business.ts'

export const pages: SeedPage[] = [
  {
    template: 'about',
    type: 'homepage',
    handle: 'inicio',
    popup: 'inquiry',
    pictures: { arches: 'field', cup: 'basket', chat: 'oranges', stars: 'field' },
    words: {
      ...{ name: '', description: '', page: 'La huerta' },
      seo: {
        title: 'Cestas de verdura ecológica en Valencia | Huerta Clara',
        description:
          'Cestas de verdura ecológica en Valencia, recogidas por la mañana y en tu puerta por la tarde: de temporada, sin plástico y sin permanencia. Pide la tuya.',
        keyword: 'cestas de verdura ecológica',
      },
      hero: {
        heading: 'Cestas de verdura ecológica, del campo a tu puerta en un día',
        text: 'Se recoge a las siete, se reparte a las cinco. De temporada, sin plástico y sin permanencia.',
        button: 'Quiero una cesta',
        alt: 'Campo con la alquería al fondo',
      },
      story: {
        heading: 'Cuatro generaciones, la misma acequia',
        paragraphs: [
          'La bisabuela Clara vendía alcachofas en la plaza de Meliana. El campo es el mismo, el agua llega por la misma acequia y el burro se jubiló en 1974.',
          'Hoy cultivamos cuarenta y dos variedades en once hanegadas. Lo que no está en temporada no está en la cesta, y por eso cada semana es distinta.',
        ],
      },
      features: {
        heading: 'Cómo funciona',
        items: [
          {
            heading: 'Eliges el tamaño',
            text: 'Para una persona, para dos o para una familia. Cambias cuando quieras.',
            alt: 'Cesta con verduras',
          },
          {
            heading: 'Recogemos de mañana',
            text: 'Lo que está en su punto ese día, con una receta para lo que nadie conoce.',
            alt: 'Naranjas',
          },
          {
            heading: 'Llega por la tarde',
            text: 'En bicicleta dentro de la ciudad. La caja vuelve con nosotros.',
            alt: 'Campo',
          },
        ],
      },
      quotes: {
        heading: 'Lo que cuentan en casa',
        items: [
          {
            quote: 'Mis hijos saben qué es una chirivía. No pensé que diría esto.',
            name: 'Empar Llopis',
            role: 'Cesta familiar',
          },
          { quote: 'Lo mejor es no tener que decidir.', name: 'Andrés Gil', role: 'Cesta pequeña' },
        ],
      },
      form: { heading: 'Pregúntanos', text: 'Respondemos el mismo día, menos los domingos.', button: '', thanks: '' },
      closing: {
        heading: 'La próxima cesta sale el jueves',
        text: 'Si nos escribes antes del miércoles, una es tuya.',
        button: 'Quiero una cesta',
      },
    },
  },
  {
    template: 'pricing',
    handle: 'cestas',
    popup: 'first_box',
    pictures: { cup: 'basket' },
    words: {
      ...{ name: '', description: '', page: 'Cestas' },
      seo: {
        title: 'Precios de las cestas: desde 14 € por semana',
        description:
          'Precios de las cestas de temporada: pequeña, mediana y familiar, cada semana o cada dos, con reparto incluido en Valencia y su huerta. Sin permanencia ninguna.',
        keyword: 'precios de las cestas',
      },
      hero: {
        heading: 'Precios de las cestas, con el reparto incluido',
        text: 'Cada semana o cada dos. La pausas en verano y la dejas cuando quieras.',
        button: 'Pedir la primera',
        second: 'Ver las respuestas',
        alt: 'Cesta con verduras',
      },
      plans: {
        heading: 'Elige cuánto coméis',
        items: [
          {
            name: 'Pequeña',
            price: '14 €',
            period: 'por semana',
            text: 'Para una persona que cocina.',
            includes: ['Cinco verduras', 'Una hierba', 'Una receta'],
            button: 'Quiero la pequeña',
          },
          {
            name: 'Mediana',
            price: '21 €',
            period: 'por semana',
            text: 'Para dos, o para una con invitados.',
            includes: ['Ocho verduras', 'Fruta de temporada', 'Dos recetas'],
            button: 'Quiero la mediana',
          },
          {
            name: 'Familiar',
            price: '29 €',
            period: 'por semana',
            text: 'Para cuatro, con hambre.',
            includes: ['Once verduras', 'Fruta para toda la semana', 'Media docena de huevos'],
            button: 'Quiero la familiar',
          },
        ],
      },
      quotes: {
        heading: 'Por qué siguen',
        items: [
          { quote: 'La pausé todo agosto y en septiembre seguía ahí.', name: 'Vicent Mora', role: 'Cesta mediana' },
          { quote: 'Gastamos menos que en el súper y tiramos menos.', name: 'Lucía Ferrer', role: 'Cesta familiar' },
        ],
      },
      questions: {
        heading: 'Antes de elegir',
        items: [
          {
            question: '¿Puedo quitar lo que no me gusta?',
            answer: 'Sí, hasta dos verduras. Las cambiamos por otras de esa semana.',
          },
          {
            question: '¿Hasta dónde repartís?',
            answer: 'En Valencia y en los pueblos de l’Horta Nord, los martes y los jueves.',
          },
          {
            question: '¿Y si no estoy en casa?',
            answer: 'Dinos dónde dejarla. La caja aguanta dos horas a la sombra.',
          },
        ],
      },
      form: {
        heading: 'Tu primera cesta',
        text: 'Déjanos tu correo y te decimos qué lleva esta semana.',
        button: '',
        thanks: '',
      },
    },
  },
]
