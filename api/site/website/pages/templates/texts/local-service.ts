/** A business of a neighborhood: what it does, where, and how to ask. */
import type { PageTemplate } from '../template.ts'

export const localService: PageTemplate = {
  key: 'local_service',
  type: 'homepage',
  hero: { layout: 'behind', align: 'center', picture: 'leaves' },
  feature_pictures: ['waves', 'sunrise', 'arches'],
  sections: ['features', 'story', 'quotes', 'questions', 'form'],
  leads_to: 'form',
  second_leads_to: 'features',
  words: {
    en: {
      name: 'Local service',
      description: 'A homepage for a business that people nearby call: services, voices, and a form to ask.',
      page: 'Home',
      seo: {
        title: 'Garden care in Valencia: terraces, courtyards, roof gardens',
        description:
          'Garden care in Valencia for terraces, courtyards and roof gardens: planting, watering systems and a visit each month. Ask for a day, and we come by to look.',
        keyword: 'garden care in Valencia',
      },
      hero: {
        heading: 'Garden care in Valencia, without giving up your Saturdays',
        text: 'Terraces, courtyards, roof gardens. We plant them, water them, and come by once a month.',
        button: 'Ask for a visit',
        second: 'What we do',
        alt: 'Large leaves before a low sun',
      },
      features: {
        heading: 'Three things, done properly',
        items: [
          {
            heading: 'Watering that thinks',
            text: 'Drip lines with a sensor for each bed. In August you can go on holiday.',
            alt: 'Waves under a round sun',
          },
          {
            heading: 'Planting for your light',
            text: 'We measure the sun on your terrace for a day, and choose only what grows there.',
            alt: 'The sun over hills',
          },
          {
            heading: 'A visit each month',
            text: 'The same two people, on the same weekday. Pruning, feeding, and taking the cuttings away.',
            alt: 'Arches of a courtyard',
          },
        ],
      },
      story: {
        heading: 'Twelve years around the corner',
        paragraphs: [
          'We began with one terrace in Ruzafa and a borrowed van. Today we look after two hundred gardens, none of them more than eight kilometers away.',
          'Nearness is the point: when something is wrong with the water, somebody is there the same day.',
        ],
      },
      quotes: {
        heading: 'From the neighborhood',
        items: [
          {
            quote: 'They told me not to buy the palm. They were right.',
            name: 'Amparo Soler',
            role: 'Roof garden, Benimaclet',
          },
          { quote: 'I have not carried a watering can since May.', name: 'David Chen', role: 'Terrace, Ruzafa' },
        ],
      },
      questions: {
        heading: 'Good to know',
        items: [
          { question: 'What does a visit cost?', answer: 'The first is free. After that from 45 € a month, by size.' },
          {
            question: 'Do you work in rented flats?',
            answer: 'Yes. Everything that we install can be taken out again without a trace.',
          },
        ],
      },
      form: {
        heading: 'Ask for a visit',
        text: 'Leave your address and we propose two days within the week.',
        button: 'Ask for a visit',
        thanks: 'Thank you. We write today or tomorrow with two days to choose from.',
      },
    },
    es: {
      name: 'Servicio local',
      description: 'Página de inicio para un negocio de barrio: servicios, opiniones y un formulario para preguntar.',
      page: 'Inicio',
      seo: {
        title: 'Jardinería en Valencia: terrazas, patios y azoteas',
        description:
          'Jardinería en Valencia para terrazas, patios y azoteas: plantación, riego automático y una visita al mes. Pide día y vamos a verlo sin ningún compromiso tuyo.',
        keyword: 'jardinería en Valencia',
      },
      hero: {
        heading: 'Jardinería en Valencia sin renunciar a tus sábados',
        text: 'Terrazas, patios y azoteas. Las plantamos, las regamos y pasamos una vez al mes.',
        button: 'Pedir una visita',
        second: 'Qué hacemos',
        alt: 'Hojas grandes ante un sol bajo',
      },
      features: {
        heading: 'Tres cosas, bien hechas',
        items: [
          {
            heading: 'Un riego que piensa',
            text: 'Goteo con un sensor en cada macetero. En agosto puedes irte de vacaciones.',
            alt: 'Olas bajo un sol redondo',
          },
          {
            heading: 'Plantas para tu luz',
            text: 'Medimos un día entero el sol de tu terraza y elegimos solo lo que ahí crece.',
            alt: 'El sol sobre unas colinas',
          },
          {
            heading: 'Una visita al mes',
            text: 'Las mismas dos personas, el mismo día de la semana. Podan, abonan y se llevan los restos.',
            alt: 'Los arcos de un patio',
          },
        ],
      },
      story: {
        heading: 'Doce años a la vuelta de la esquina',
        paragraphs: [
          'Empezamos con una terraza en Ruzafa y una furgoneta prestada. Hoy cuidamos doscientos jardines, ninguno a más de ocho kilómetros.',
          'La cercanía lo es todo: si falla el agua, alguien está allí el mismo día.',
        ],
      },
      quotes: {
        heading: 'Lo que dice el barrio',
        items: [
          {
            quote: 'Me dijeron que no comprara la palmera. Tenían razón.',
            name: 'Amparo Soler',
            role: 'Azotea en Benimaclet',
          },
          { quote: 'Desde mayo no he cogido la regadera.', name: 'David Chen', role: 'Terraza en Ruzafa' },
        ],
      },
      questions: {
        heading: 'Conviene saberlo',
        items: [
          {
            question: '¿Cuánto cuesta una visita?',
            answer: 'La primera es gratis. Después, desde 45 € al mes según el tamaño.',
          },
          {
            question: '¿Trabajáis en pisos de alquiler?',
            answer: 'Sí. Todo lo que instalamos se puede retirar sin dejar rastro.',
          },
        ],
      },
      form: {
        heading: 'Pide una visita',
        text: 'Déjanos tu correo y te proponemos dos días de esta semana.',
        button: 'Pedir una visita',
        thanks: 'Gracias. Te escribimos hoy o mañana con dos días para elegir.',
      },
    },
  },
}
