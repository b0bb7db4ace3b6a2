/** A guide for an address: what is in it, who wrote it, the form. */
import type { PageTemplate } from '../template.ts'

export const leadMagnet: PageTemplate = {
  key: 'lead_magnet',
  type: 'landing',
  hero: { layout: 'beside', align: 'left', picture: 'book' },
  sections: ['story', 'features', 'form', 'quotes', 'questions'],
  leads_to: 'form',
  words: {
    en: {
      name: 'Ebook or guide',
      description: 'Shows what is inside a guide and sends it to whoever leaves an address.',
      page: 'Guide',
      seo: {
        title: 'The moving checklist: a free guide of 24 pages',
        description:
          'A moving checklist that begins eight weeks before and ends with the last box: 24 pages, free, with every letter that you have to write. Download it as a PDF.',
        keyword: 'moving checklist',
      },
      hero: {
        heading: 'The moving checklist that thinks ahead',
        text: '24 pages that begin eight weeks before and end with the last box. Free, as a PDF for phone and printer.',
        button: 'Send me the guide',
        alt: 'An open book with a red bookmark',
      },
      story: {
        heading: 'Nobody forgets the sofa',
        paragraphs: [
          'People forget the meter reading, the doctor’s file and the bicycle in the cellar. We have moved eleven thousand households and wrote down what was missing the day after.',
          'The result is a list in the order in which things have to happen, with the date for each.',
        ],
      },
      features: {
        heading: 'What is inside',
        items: [
          {
            heading: 'Eight weeks, one page each',
            text: 'What to cancel, order and measure, with room for your own dates.',
          },
          { heading: 'Letters ready to send', text: 'Landlord, electricity, school: fill in three lines and sign.' },
          { heading: 'The box plan', text: 'What goes in first, what stays out, and how heavy is too heavy.' },
        ],
      },
      form: {
        heading: 'Where shall we send it?',
        text: 'The guide arrives within a minute. After it come three short emails, one for each phase of the move.',
        button: 'Send me the guide',
        thanks: 'It is on its way. Look into your inbox in a minute.',
      },
      quotes: {
        heading: 'Moved with it',
        items: [
          { quote: 'Page six saved us a second rent.', name: 'Carla Núñez', role: 'From Madrid to Porto' },
          { quote: 'For the first time I knew where the coffee was.', name: 'Peter Hall', role: 'Moved five times' },
        ],
      },
      questions: {
        heading: 'Short answers',
        items: [
          { question: 'Is it really free?', answer: 'Yes. We hope that you think of us when you need a van.' },
          { question: 'Can I pass it on?', answer: 'Please do. Print it, share it, hang it in the stairwell.' },
        ],
      },
    },
    es: {
      name: 'Ebook o guía',
      description: 'Enseña lo que hay dentro de una guía y la envía a quien deja su correo.',
      page: 'Guía',
      seo: {
        title: 'Lista para la mudanza: una guía gratuita de 24 páginas',
        description:
          'Una lista para la mudanza que empieza ocho semanas antes y acaba con la última caja: 24 páginas gratis, con todas las cartas que hay que enviar. Bájala en PDF.',
        keyword: 'lista para la mudanza',
      },
      hero: {
        heading: 'La lista para la mudanza que piensa por ti',
        text: '24 páginas que empiezan ocho semanas antes y acaban con la última caja. Gratis, en PDF para móvil e impresora.',
        button: 'Enviadme la guía',
        alt: 'Un libro abierto con un marcapáginas rojo',
      },
      story: {
        heading: 'Nadie se olvida del sofá',
        paragraphs: [
          'Se olvidan la lectura del contador, el historial médico y la bicicleta del trastero. Hemos mudado once mil casas y apuntado lo que faltaba al día siguiente.',
          'El resultado es una lista en el orden en que deben pasar las cosas, con una fecha para cada una.',
        ],
      },
      features: {
        heading: 'Qué hay dentro',
        items: [
          {
            heading: 'Ocho semanas, una página cada una',
            text: 'Qué dar de baja, encargar y medir, con sitio para tus fechas.',
          },
          { heading: 'Cartas listas para enviar', text: 'Casero, luz, colegio: rellena tres líneas y firma.' },
          { heading: 'El plan de cajas', text: 'Qué entra primero, qué se queda fuera y cuánto es demasiado peso.' },
        ],
      },
      form: {
        heading: '¿Adónde la enviamos?',
        text: 'La guía llega en un minuto. Después, tres correos breves, uno para cada fase de la mudanza.',
        button: 'Enviadme la guía',
        thanks: 'Va de camino. Mira tu correo dentro de un minuto.',
      },
      quotes: {
        heading: 'Se mudaron con ella',
        items: [
          { quote: 'La página seis nos ahorró un segundo alquiler.', name: 'Carla Núñez', role: 'De Madrid a Oporto' },
          { quote: 'Por primera vez supe dónde estaba el café.', name: 'Pedro Sala', role: 'Cinco mudanzas' },
        ],
      },
      questions: {
        heading: 'Respuestas cortas',
        items: [
          {
            question: '¿De verdad es gratis?',
            answer: 'Sí. Esperamos que pienses en nosotros cuando necesites una furgoneta.',
          },
          { question: '¿Puedo compartirla?', answer: 'Por favor. Imprímela, pásala, cuélgala en la escalera.' },
        ],
      },
    },
  },
}
