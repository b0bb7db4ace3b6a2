/** The texts on the pages of the demo's two invented businesses. */
import type { Locale } from '../../platform/texts/messages/messages.ts'

export interface HostTexts {
  theme: 'clay' | 'field'
  tagline: string
  menu: readonly [string, string, string]
  hero: { title: string; text: string; action: string; note: string }
  offers: { title: string; intro: string; items: readonly { name: string; text: string; price: string }[] }
  story: { title: string; paragraphs: readonly string[] }
  voices: { title: string; items: readonly { text: string; who: string }[] }
  questions: { title: string; items: readonly { question: string; answer: string }[] }
  visit: { title: string; address: string; hours: readonly { days: string; times: string }[] }
  footer: string
}

export const hostTexts: Record<Locale, HostTexts> = {
  en: {
    theme: 'clay',
    tagline: 'Pottery studio and school',
    menu: ['Classes', 'The studio', 'Visit'],
    hero: {
      title: 'Make the mug you drink from',
      text: 'Small classes at the wheel and by hand, in a brick workshop by the harbor. Clay, glazes, firing and coffee are included.',
      action: 'See the classes',
      note: 'Six wheels, six people, never more.',
    },
    offers: {
      title: 'Classes',
      intro: 'Every class begins from nothing and ends with something that you take home once it is fired.',
      items: [
        {
          name: 'First evening',
          text: 'Two and a half hours at the wheel. You leave with two bowls to be glazed.',
          price: '$48',
        },
        {
          name: 'Six Tuesdays',
          text: 'From centring to handles, one evening a week, with practice time on Saturdays.',
          price: '$260',
        },
        {
          name: 'Hand building',
          text: 'Slabs, coils and pinched forms. No wheel, no mess on your shoes.',
          price: '$42',
        },
        {
          name: 'Children and clay',
          text: 'Saturday mornings for ages seven to twelve, with an animal at the end.',
          price: '$28',
        },
      ],
    },
    story: {
      title: 'The studio',
      paragraphs: [
        'Rowan Ellery opened the studio in 2014 in an old rope works, with two wheels and a kiln that had to be coaxed. There are six wheels now, and the kiln has been replaced by one that listens.',
        'We mix our own glazes from ash and local clay. They come out a little different every time, and we think that is the point.',
        'Between classes the studio belongs to its members, who keep their tools on the shelf by the window and the radio on the same station.',
      ],
    },
    voices: {
      title: 'From the guest book',
      items: [
        {
          text: 'I came for one evening and have been coming for three years. My cupboard has no room for shop plates.',
          who: 'Thomas',
        },
        { text: 'Nobody laughed at my first bowl. It holds my keys now, and it leans, and I love it.', who: 'Imani' },
        { text: 'Calm, exact, type. The best two hours of the week.', who: 'Siobhán' },
      ],
    },
    questions: {
      title: 'Good to know',
      items: [
        { question: 'Do I need any experience?', answer: 'No. Half of each class has never touched clay.' },
        {
          question: 'When can I collect my pieces?',
          answer: 'Drying, two firings and glazing take about three weeks. We write to you when they are out.',
        },
        {
          question: 'What should I wear?',
          answer: 'Something that may get dusty, and short nails help. Aprons hang by the door.',
        },
      ],
    },
    visit: {
      title: 'Visit',
      address: '14 Rope Walk, Portland, ME 04101',
      hours: [
        { days: 'Tuesday to Friday', times: '10 am – 9 pm' },
        { days: 'Saturday', times: '9 am – 5 pm' },
        { days: 'Sunday and Monday', times: 'closed' },
      ],
    },
    footer: 'An invented business on the demo of Leadwright.',
  },
  es: {
    theme: 'field',
    tagline: 'Cestas de verdura de temporada',
    menu: ['Las cestas', 'La huerta', 'Visítenos'],
    hero: {
      title: 'La huerta, cada semana en su cocina',
      text: 'Recogemos al amanecer y repartimos por la tarde. Verdura ecológica de temporada, a quince kilómetros de su mesa y sin intermediarios.',
      action: 'Ver las cestas',
      note: 'Sin permanencia: pause o cambie la cesta cuando quiera.',
    },
    offers: {
      title: 'Las cestas',
      intro: 'El contenido cambia con el campo. Usted elige el tamaño y nos dice qué no come.',
      items: [
        {
          name: 'Cesta pequeña',
          text: 'Seis variedades para una o dos personas, con una hierba aromática.',
          price: '16 €',
        },
        {
          name: 'Cesta familiar',
          text: 'Nueve variedades para tres o cuatro personas, con fruta de la semana.',
          price: '27 €',
        },
        {
          name: 'Cesta grande',
          text: 'Doce variedades, fruta y huevos de gallinas que viven al aire libre.',
          price: '39 €',
        },
        {
          name: 'Solo cítricos',
          text: 'Cinco kilos de naranja y limón, recién cortados, de noviembre a mayo.',
          price: '14 €',
        },
      ],
    },
    story: {
      title: 'La huerta',
      paragraphs: [
        'Clara Montagut volvió en 2016 a las tres hectáreas de su abuelo, junto a una acequia que sigue regando por turnos. Empezó con veinte cestas; hoy salen doscientas cada jueves.',
        'Trabajamos sin herbicidas ni pesticidas de síntesis. Rotamos los cultivos, guardamos nuestra semilla y dejamos flores en los márgenes para los insectos.',
        'Dos sábados al mes abrimos la puerta: se puede pasear entre los bancales, probar lo que haya y llevarse la cesta en mano.',
      ],
    },
    voices: {
      title: 'Lo que nos cuentan',
      items: [
        {
          text: 'Mis hijos ahora preguntan qué viene en la cesta. Hasta la acelga tiene su público en casa.',
          who: 'Begoña',
        },
        { text: 'El tomate de agosto sabe a los veranos de mi pueblo. No exagero.', who: 'Iñaki' },
        { text: 'Puntuales, amables y sin plástico. La pausa de vacaciones se hace en un minuto.', who: 'María José' },
      ],
    },
    questions: {
      title: 'Preguntas frecuentes',
      items: [
        {
          question: '¿Dónde reparten?',
          answer: 'En València ciudad y en l’Horta, los jueves de cuatro a ocho de la tarde.',
        },
        { question: '¿Puedo saltarme una semana?', answer: 'Sí. Basta con avisarnos antes del martes a mediodía.' },
        {
          question: '¿Qué pasa si no estoy en casa?',
          answer: 'Dejamos la cesta con su vecino o en un punto de recogida del barrio.',
        },
      ],
    },
    visit: {
      title: 'Visítenos',
      address: 'Camí de la Séquia 7, 46133 Meliana, Valencia',
      hours: [
        { days: 'Lunes a viernes', times: '8:00 – 14:00' },
        { days: 'Sábados primero y tercero', times: '10:00 – 13:00' },
        { days: 'Domingos', times: 'cerrado' },
      ],
    },
    footer: 'Un negocio inventado para la demostración de Leadwright.',
  },
}
