/** A product that is new: what it does, what people say, how to be told. */
import type { PageTemplate } from '../template.ts'

export const productLaunch: PageTemplate = {
  key: 'product_launch',
  type: 'landing',
  hero: { layout: 'beside', align: 'left', picture: 'parcel' },
  sections: ['features', 'quotes', 'form', 'questions', 'closing'],
  leads_to: 'form',
  second_leads_to: 'questions',
  words: {
    en: {
      name: 'Product launch',
      description: 'Shows one product, answers what buyers ask, and collects who wants it first.',
      page: 'New product',
      seo: {
        title: 'The reusable gift box that folds flat | First batch',
        description:
          'A reusable gift box of linen and recycled board: it folds flat, needs no tape and lasts for years. Join the list and be first to order from the first batch.',
        keyword: 'reusable gift box',
      },
      hero: {
        heading: 'The reusable gift box that outlives the wrapping',
        text: 'Linen outside, recycled board inside. It opens in a second, closes without tape and folds flat until the next birthday.',
        button: 'Tell me when it is here',
        second: 'Read the questions',
        alt: 'An open parcel with a red ribbon',
      },
      features: {
        heading: 'Made to be given again',
        items: [
          {
            heading: 'Folds flat',
            text: 'Ten boxes take the space of one book. They wait in a drawer, not in the attic.',
          },
          {
            heading: 'No tape, no bows',
            text: 'Two hidden magnets hold the lid. Wrapping takes as long as closing a door.',
          },
          {
            heading: 'Lasts for years',
            text: 'We opened and closed one four thousand times before we dared to sell it.',
          },
        ],
      },
      quotes: {
        heading: 'From those who tried the first fifty',
        items: [
          {
            quote: 'Ours has been to three birthdays and a wedding. It came back each time.',
            name: 'Marta Ruiz',
            role: 'Tester since January',
          },
          { quote: 'I stopped buying paper. That says everything.', name: 'Jonas Weber', role: 'Father of three' },
        ],
      },
      form: {
        heading: 'Be first in line',
        text: 'The first batch has 400 boxes. We write once when it opens, two days before everybody else.',
        button: 'Keep me a place',
        thanks: 'You are on the list. We write when the first batch opens.',
      },
      questions: {
        heading: 'What people ask',
        items: [
          {
            question: 'When can I order?',
            answer: 'The first batch opens in spring. People on the list order two days earlier.',
          },
          { question: 'Which sizes are there?', answer: 'Three: for a book, for a pair of shoes, and for a coat.' },
          { question: 'Can I send it back?', answer: 'Within thirty days, for any reason. We pay the postage.' },
        ],
      },
      closing: {
        heading: 'Four hundred boxes, one list',
        text: 'No newsletter, no daily offers: one email when the box is here.',
        button: 'Put me on it',
      },
    },
    es: {
      name: 'Lanzamiento de producto',
      description: 'Presenta un producto, responde a lo que se pregunta y reúne a quienes lo quieren primero.',
      page: 'Producto nuevo',
      seo: {
        title: 'La caja de regalo reutilizable que se pliega | Primera serie',
        description:
          'Una caja de regalo reutilizable de lino y cartón reciclado: se pliega, no necesita cinta y dura años. Apúntate y reserva la tuya antes que nadie, sin prisa.',
        keyword: 'caja de regalo reutilizable',
      },
      hero: {
        heading: 'La caja de regalo reutilizable que dura más que el papel',
        text: 'Lino por fuera, cartón reciclado por dentro. Se abre en un segundo, se cierra sin cinta y se pliega hasta el próximo cumpleaños.',
        button: 'Avísame cuando llegue',
        second: 'Ver las preguntas',
        alt: 'Un paquete abierto con una cinta roja',
      },
      features: {
        heading: 'Hecha para volver a regalarse',
        items: [
          { heading: 'Se pliega', text: 'Diez cajas ocupan lo que un libro. Esperan en un cajón, no en el trastero.' },
          {
            heading: 'Sin cinta ni lazos',
            text: 'Dos imanes ocultos sujetan la tapa. Envolver cuesta lo que cerrar una puerta.',
          },
          { heading: 'Dura años', text: 'Abrimos y cerramos una cuatro mil veces antes de atrevernos a venderla.' },
        ],
      },
      quotes: {
        heading: 'Lo que dicen quienes probaron las primeras cincuenta',
        items: [
          {
            quote: 'La nuestra ha estado en tres cumpleaños y una boda. Siempre ha vuelto.',
            name: 'Marta Ruiz',
            role: 'La prueba desde enero',
          },
          { quote: 'He dejado de comprar papel. Con eso está todo dicho.', name: 'Jonás Vega', role: 'Padre de tres' },
        ],
      },
      form: {
        heading: 'Sé de los primeros',
        text: 'La primera serie tiene 400 cajas. Te escribimos una vez, dos días antes que al resto.',
        button: 'Guardadme un sitio',
        thanks: 'Ya estás en la lista. Te escribimos cuando se abra la primera serie.',
      },
      questions: {
        heading: 'Lo que se pregunta',
        items: [
          {
            question: '¿Cuándo puedo pedirla?',
            answer: 'La primera serie sale en primavera. Quien está en la lista pide dos días antes.',
          },
          { question: '¿Qué tamaños hay?', answer: 'Tres: para un libro, para unos zapatos y para un abrigo.' },
          {
            question: '¿Puedo devolverla?',
            answer: 'En treinta días y por cualquier motivo. El envío lo pagamos nosotros.',
          },
        ],
      },
      closing: {
        heading: 'Cuatrocientas cajas, una lista',
        text: 'Sin boletines ni ofertas diarias: un solo correo cuando la caja esté lista.',
        button: 'Apuntarme',
      },
    },
  },
}
