/** Who writes in the vegetable garden's name, what is sent, and what the canned model writes. */
import { beside, button, documentOf, heading, picture, saved, words } from './blocks.ts'
import type { Letter, SeedBroadcast, SeedSender, SeedTemplate } from './business.ts'

export const senders: readonly SeedSender[] = [
  {
    key: 'clara',
    first_name: 'Clara',
    last_name: 'Montagut',
    email: 'clara@huerta-clara.example',
    signature: 'Clara Montagut\nHuerta Clara',
  },
  {
    key: 'recipes',
    first_name: 'Empar',
    last_name: 'Lluch',
    email: 'recetas@huerta-clara.example',
    signature: 'Empar Lluch\nHuerta Clara',
    unverified_since_days: 3,
  },
]

const leave = '[Darse de baja]({{ unsubscribe_url }})'
const hello = 'Buenos días{% if lead.first_name %}, {{ lead.first_name }}{% endif %}:'
const at = 'https://huerta-clara.example'

export const sending_domain = 'huerta-clara.example'
export const webhook = 'Contactos nuevos para el reparto'

export const saved_block = {
  name: 'Reparto y recogida',
  blocks: [
    beside(
      'delivery',
      [heading('home', 'A domicilio', 3), words('thursday', 'Los jueves, entre las cuatro y las ocho.')],
      [heading('pickup', 'Punto de recogida', 3), words('friday', 'Los viernes por la mañana, junto al mercado.')],
    ),
  ],
}

export const templates: readonly SeedTemplate[] = [
  {
    key: 'welcome',
    name: 'Bienvenida: código de descuento',
    category: 'marketing',
    folder: 'Bienvenida',
    subject: 'Tu código para la primera cesta{% if lead.first_name %}, {{ lead.first_name }}{% endif %}',
    preheader: 'Un 20 % menos, y lo que recogemos este jueves',
    body_text: `${hello}\n\nEste es tu código para la primera cesta con un 20 % de descuento: HUERTA20. Vale durante los próximos treinta días y para cualquier tamaño.\n\n[[Elegir la cesta](${at}/cestas)]\n\nRepartimos los jueves por la tarde. Si no sabes qué tamaño te conviene, aquí contamos [qué trae cada una](${at}/que-trae).\n\n¿Prefieres no recibir más correos? ${leave}.`,
  },
  {
    key: 'reminder',
    name: 'El código sigue en pie',
    category: 'marketing',
    folder: 'Bienvenida',
    subject: 'HUERTA20 sigue siendo tuyo',
    preheader: 'Esta semana hay alcachofas',
    body_text: `${hello}\n\nTu código HUERTA20 sigue en pie. Esta semana la cesta trae alcachofas, acelgas y las primeras habas.\n\n[[Elegir la cesta](${at}/cestas)]\n\n${leave}`,
  },
  {
    key: 'recipes_welcome',
    name: 'Recetas: bienvenida',
    category: 'marketing',
    folder: 'Recetas',
    subject: 'Tres recetas para empezar',
    preheader: 'Ninguna lleva más de cuarenta minutos',
    body_text: `${hello}\n\nGracias por leernos. Cada miércoles enviamos tres recetas con lo que trae la cesta.\n\nPara empezar, [las tres que más se han repetido](${at}/recetas/favoritas): arroz con acelgas, alcachofas al horno y tarta de calabaza.\n\n${leave}`,
  },
  {
    key: 'family',
    name: 'Cocinar para muchos',
    category: 'marketing',
    folder: 'Recetas',
    subject: 'Una olla, cinco platos',
    preheader: 'Lo que cocinamos cuando somos muchos',
    body_text: `${hello}\n\nCuando en casa sois varios, una olla grande ahorra media tarde. Estas cinco recetas salen de la misma base de verdura.\n\n[[Ver las recetas](${at}/recetas/una-olla)]\n\n${leave}`,
  },
  {
    key: 'season_question',
    name: 'Temporada: ¿qué te gusta más?',
    category: 'marketing',
    folder: 'Temporada',
    subject: '¿Qué esperas de la próxima temporada?',
    preheader: 'Un clic y te avisamos de lo tuyo',
    body_text: `${hello}\n\nQueremos avisarte de lo que te interesa.\n\n{{ question }}\n\n${leave}`,
  },
  {
    key: 'season',
    name: 'Empieza la temporada',
    category: 'marketing',
    folder: 'Temporada',
    subject: 'Ya se recoge',
    preheader: 'Lo primero de la temporada, en la cesta del jueves',
    document: ({ image, saved_block_id }) =>
      documentOf(
        picture('oranges', image('oranges'), 'Naranjas recién cogidas en una caja'),
        heading('title', 'Ya se recoge'),
        words(
          'hello',
          'Buenos días, {{ lead.first_name | default: "qué tal" }}:',
          'Las primeras cajas salen este jueves. Quien reserve antes del martes las recibe con el reparto normal.',
        ),
        button('push', 'Reservar', `${at}/cestas`),
        saved('delivery', saved_block_id),
      ),
    translation: {
      locale: 'en',
      subject: 'The harvest has begun',
      preheader: 'The first of the season, in Thursday’s basket',
      document: ({ image, saved_block_id }) =>
        documentOf(
          picture('oranges', image('oranges'), 'Freshly picked oranges in a crate'),
          heading('title', 'The harvest has begun'),
          words(
            'hello',
            'Hello {{ lead.first_name | default: "there" }},',
            'The first crates leave this Thursday. Order by Tuesday and yours comes with the usual delivery.',
          ),
          button('push', 'Order a crate', `${at}/cestas`),
          saved('delivery', saved_block_id),
        ),
    },
  },
  {
    key: 'personal',
    name: 'Una respuesta personal',
    category: 'marketing',
    folder: 'Bienvenida',
    subject: '{{ ai_subject }}',
    preheader: 'Respuesta a lo que nos preguntaste',
    body_text: `{{ ai_text }}\n\n[[Ver las cestas](${at}/cestas)]\n\n${leave}`,
  },
  {
    key: 'delivery',
    name: 'Tu cesta está de camino',
    category: 'transactional',
    folder: 'Temporada',
    subject: 'Tu cesta llega esta tarde{% if lead.first_name %}, {{ lead.first_name }}{% endif %}',
    preheader: 'Entre las cuatro y las ocho',
    body_text: `${hello}\n\nTu cesta sale de la huerta al mediodía y llega entre las cuatro y las ocho. Si no hay nadie en casa, la dejamos en el punto de recogida.\n\n[[Ver el punto de recogida](${at}/puntos)]`,
  },
]

export const letters: readonly Letter[] = [
  {
    subject: 'La cesta pequeña te va a sobrar bien',
    text: 'Buenos días, {name}:\n\nGracias por preguntar. Para una o dos personas, la cesta pequeña da para toda la semana: seis u ocho verduras, siempre con algo de hoja, algo de raíz y fruta.\n\nSi alguna semana no te hace falta, avísanos el martes y no la cargamos.',
  },
  {
    subject: 'Para tres o cuatro, la mediana',
    text: 'Buenos días, {name}:\n\nCon tres o cuatro en casa, la mediana es la que menos desperdicia. Trae unos siete kilos y alcanza de jueves a miércoles.\n\nA los niños les suele gustar elegir la fruta: puedes cambiarla hasta el martes por la noche.',
  },
  {
    subject: 'La grande, y una idea para compartirla',
    text: 'Buenos días, {name}:\n\nSiendo cinco o más, la cesta grande sale mejor de precio. Muchos vecinos la comparten entre dos casas y la recogen en el mismo punto.\n\nSi quieres, este jueves te guardamos una de prueba.',
  },
]

export const broadcasts: readonly SeedBroadcast[] = [
  {
    ...{ name: 'Cestas de otoño', template: 'reminder', sender: 'clara', audience: 'Avisos de la huerta', days: -37 },
    subjects: ['Vuelven las cestas de otoño', 'HUERTA20 sigue siendo tuyo'],
  },
  {
    ...{ name: 'Una olla, cinco platos', template: 'family', sender: 'clara', audience: 'Recetas de la semana' },
    ...{ subjects: ['Una olla, cinco platos', 'Cinco recetas para cuando sois muchos'], days: -9 },
  },
  {
    ...{ name: 'Alcachofas esta semana', template: 'reminder', sender: 'clara', audience: 'Avisos de la huerta' },
    ...{ subjects: ['Esta semana hay alcachofas'], days: 2 },
  },
  {
    ...{ name: 'La nueva temporada', template: 'welcome', sender: 'clara', audience: 'Temporadas' },
    subjects: [],
  },
]
