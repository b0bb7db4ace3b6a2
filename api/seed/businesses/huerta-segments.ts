/** What the garden's owner made of the leads: audiences that follow a filter, and views of the list. */
import { all, type Business } from './business.ts'

export const segments: Business['segments'] = [
  {
    name: 'Familias',
    description: 'Tres o más en casa, y suscritas: la cesta grande',
    filter: all(
      {
        type: 'any',
        filters: ['3 o 4', '5 o más'].map(value => {
          return { type: 'rule', field: 'custom_fields.personas_en_casa', op: 'is', value }
        }),
      },
      { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' },
    ),
  },
  {
    name: 'Activos este mes',
    description: 'Han hecho algo en los últimos 30 días',
    filter: all({ type: 'rule', field: 'last_activity_at', op: 'in_last_days', value: 30 }),
  },
]

export const views: Business['views'] = [
  {
    name: 'Abren y pinchan',
    filter: all({ type: 'rule', field: 'clicks', op: 'gte', value: 1 }),
    sort: '-clicks',
    columns: ['last_name', 'email', 'tags', 'opens', 'clicks'],
  },
]
