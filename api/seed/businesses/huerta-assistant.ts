/** The vegetable garden's assistant. */
import type { SeedAssistant } from './assistant.ts'

export const assistant: SeedAssistant = {
  name: 'Asistente de la huerta',
  description: 'Responde lo que se pregunta antes de pedir una cesta: reparto, contenido, pausas.',
  instructions: 'Responde como en el mercado: con amabilidad, en pocas frases y diciendo qué hacer después.',
  title: 'Huerta Clara',
  suggested_questions: ['¿Qué días repartís?', '¿Puedo elegir lo que viene?', '¿Cómo paro la cesta en vacaciones?'],
  pairs: [
    {
      key: 'reparto',
      question: '¿Qué días repartís?',
      answer:
        'Martes y viernes, de cuatro a ocho de la tarde. El día depende de tu barrio; lo ves al escribir tu código postal. Si no estás, dejamos la cesta con quien nos digas.',
    },
    {
      key: 'contenido',
      question: '¿Puedo elegir lo que viene en la cesta?',
      answer:
        'Puedes quitar hasta tres verduras que no te gusten y cambiamos por otras de la semana. El resto lo decide la huerta: viene lo que está en su punto.',
    },
    {
      key: 'pausa',
      question: '¿Cómo paro la cesta en vacaciones?',
      answer:
        'Avísanos antes del domingo y esa semana no se prepara ni se cobra. Puedes parar hasta ocho semanas al año sin perder tu sitio.',
    },
    {
      key: 'precio',
      question: '¿Cuánto cuesta una cesta?',
      answer:
        'La pequeña, para una o dos personas, 16 euros; la grande, para tres o cuatro, 24. El reparto va incluido y no hay permanencia.',
    },
    {
      key: 'ecologico',
      question: '¿Las verduras son ecológicas?',
      answer:
        'Sí, con el sello del comité de agricultura ecológica desde 2014. No usamos pesticidas de síntesis y regamos por goteo con agua del pozo.',
    },
    {
      key: 'visita',
      question: '¿Se puede visitar la huerta?',
      answer:
        'El primer sábado de cada mes, de diez a una. Se viene sin reservar, con calzado que se pueda manchar; hay almuerzo con lo que se recoja.',
    },
  ],
  keywords: [
    { keyword: 'cesta de verduras a domicilio', secondary_keywords: ['verduras de temporada', 'reparto de verduras'] },
    { keyword: 'verduras ecológicas', secondary_keywords: ['huerta ecológica'] },
    { keyword: 'visitar una huerta', secondary_keywords: ['almuerzo en la huerta'] },
  ],
  conversations: [
    {
      hours_ago: 2,
      turns: [
        { question: 'hola, repartís en ruzafa?', pair: 'reparto' },
        { question: 'y puedo quitar las berenjenas', pair: 'contenido' },
      ],
      rating: 'good',
    },
    { hours_ago: 8, turns: [{ question: '¿Vendéis miel?' }] },
    { hours_ago: 19, turns: [{ question: 'me voy dos semanas, puedo parar?', pair: 'pausa' }], rating: 'good' },
    {
      hours_ago: 30,
      turns: [{ question: 'cuanto vale la grande', pair: 'precio' }],
      rating: 'good',
    },
    {
      hours_ago: 47,
      turns: [{ question: 'ayer no llegó mi cesta' }],
      rating: 'bad',
      comment: 'Necesitaba hablar con alguien.',
      person: 'Hola, soy Clara. Lo siento: te la llevo yo esta tarde, y la próxima corre de nuestra cuenta.',
    },
    { hours_ago: 66, turns: [{ question: 'se puede ir a ver la huerta con niños?', pair: 'visita' }] },
    { hours_ago: 90, turns: [{ question: 'tenéis miel o aceite?' }] },
    { hours_ago: 110, turns: [{ question: 'son ecológicas de verdad?', pair: 'ecologico' }], rating: 'good' },
    { hours_ago: 160, turns: [{ question: '¿Hay permanencia?', pair: 'precio' }] },
  ],
}
