/** The vegetable garden's journeys. */
import type { NameResolver, SeedJourney } from './business.ts'
import { commonTo, days } from './journey-parts.ts'

const common = commonTo('Europe/Madrid')

const welcome = (n: NameResolver): SeedJourney => ({
  key: 'welcome',
  name: 'Bienvenida a la huerta',
  description: 'Envía el código el siguiente día laborable, y otra vez a quien no lo usó',
  published_days_ago: 25,
  document: {
    ...common,
    triggers: [{ type: 'form_submitted', popup_ids: [n.popup('first_box')] }],
    steps: [
      { id: 'tag', type: 'assign_tags', tag_ids: [n.tag('Bienvenida enviada')] },
      { id: 'wait', type: 'delay', duration: days(1) },
      { id: 'welcome', type: 'send_email', template_id: n.template('welcome'), sender_id: n.sender('clara') },
      {
        id: 'came',
        type: 'paths',
        wait_up_to: days(3),
        branches: [
          {
            id: 'keen',
            name: 'Eligió una cesta',
            when: { type: 'clicked', step_id: 'welcome' },
            steps: [{ id: 'tag_keen', type: 'assign_tags', tag_ids: [n.tag('Con interés')] }],
          },
        ],
        otherwise: [
          { id: 'reminder', type: 'send_email', template_id: n.template('reminder'), sender_id: n.sender('clara') },
        ],
      },
    ],
  },
})

const recipes = (n: NameResolver): SeedJourney => ({
  key: 'recipes',
  name: 'Recetas: las dos primeras semanas',
  description: 'Una bienvenida, y recetas para muchos a quien cocina para muchos',
  published_days_ago: 22,
  document: {
    ...common,
    triggers: [{ type: 'form_submitted', popup_ids: [n.popup('recipes')] }],
    steps: [
      { id: 'evening', type: 'delay', duration: { value: 1, unit: 'hours' } },
      {
        id: 'hello',
        type: 'send_email',
        template_id: n.template('recipes_welcome'),
        sender_id: n.sender('recipes'),
      },
      { id: 'week', type: 'delay', duration: days(6, '10:00') },
      {
        id: 'family',
        type: 'paths',
        branches: [
          {
            id: 'many',
            name: 'Cinco o más en casa',
            when: {
              type: 'filter',
              filter: { type: 'rule', field: 'custom_fields.personas_en_casa', op: 'is', value: '5 o más' },
            },
            steps: [
              { id: 'pot', type: 'send_email', template_id: n.template('family'), sender_id: n.sender('recipes') },
            ],
          },
        ],
        otherwise: [{ id: 'announce', type: 'add_to_audience', audience_ids: [n.audience('Avisos de la huerta')] }],
      },
    ],
  },
})

const season = (n: NameResolver): SeedJourney => ({
  key: 'season',
  name: 'La temporada, a tiempo',
  description: 'Pregunta qué espera cada persona y avisa cuando empieza a recogerse',
  published_days_ago: 21,
  document: {
    ...common,
    triggers: [{ type: 'form_submitted', popup_ids: [n.popup('season')] }],
    steps: [
      {
        id: 'what',
        type: 'ask_question',
        template_id: n.template('season_question'),
        sender_id: n.sender('clara'),
        question: '¿Qué te gusta más?',
        answers: [
          { id: 'fruit', label: 'La fruta' },
          { id: 'greens', label: 'Las verduras de hoja' },
          { id: 'all', label: 'Todo, la verdad' },
        ],
        wait_up_to: { value: 4, unit: 'days' },
      },
      {
        id: 'branch',
        type: 'paths',
        wait_up_to: { value: 1, unit: 'hours' },
        branches: [
          {
            id: 'everything',
            name: 'Todo',
            when: { type: 'answered', step_id: 'what', answer_id: 'all' },
            steps: [{ id: 'keen', type: 'assign_tags', tag_ids: [n.tag('Con interés')] }],
          },
        ],
        otherwise: [
          { id: 'until', type: 'delay', duration: days(10) },
          { id: 'begins', type: 'send_email', template_id: n.template('season'), sender_id: n.sender('clara') },
        ],
      },
    ],
  },
})

const inquiry = (n: NameResolver): SeedJourney => ({
  key: 'inquiry',
  name: 'Una respuesta personal',
  description: 'Escribe a quien preguntó; alguien lee cada texto antes de enviarlo',
  published_days_ago: 20,
  document: {
    ...common,
    triggers: [{ type: 'form_submitted', popup_ids: [n.popup('inquiry')] }],
    steps: [
      {
        id: 'write',
        type: 'ai_email_writer',
        prompt:
          'Responde a quien preguntó por una cesta. Recomienda el tamaño según las personas que son en casa. Cercano, breve, sin exclamaciones.',
        needs_approval: true,
      },
      {
        id: 'answer',
        type: 'send_email',
        template_id: n.template('personal'),
        sender_id: n.sender('clara'),
        ai_step_id: 'write',
      },
    ],
  },
})

const customers = (n: NameResolver): SeedJourney => ({
  key: 'customers',
  name: 'Después de la primera compra',
  description: 'La mitad de los clientes recibe un aviso antes del reparto',
  published_days_ago: 20,
  paused_hours: 52,
  document: {
    ...common,
    triggers: [{ type: 'tag_added', tag_ids: [n.tag('Cliente')] }],
    steps: [
      { id: 'days', type: 'delay', duration: days(2) },
      {
        id: 'half',
        type: 'paths',
        branches: [
          {
            id: 'told',
            name: 'Con aviso',
            when: { type: 'percentage', percent: 50 },
            steps: [
              { id: 'box', type: 'send_email', template_id: n.template('delivery'), sender_id: n.sender('clara') },
            ],
          },
        ],
        otherwise: [],
      },
      { id: 'later', type: 'delay', duration: { value: 3, unit: 'weeks', at: '09:00' } },
      { id: 'again', type: 'send_email', template_id: n.template('delivery'), sender_id: n.sender('clara') },
    ],
  },
})

export const journeys = (n: NameResolver): SeedJourney[] => [
  welcome(n),
  recipes(n),
  season(n),
  inquiry(n),
  customers(n),
]
