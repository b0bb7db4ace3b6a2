/** What the studio's owner made of the leads: audiences that follow a filter, and views of the list. */
import { all, type Business } from './business.ts'

export const segments: Business['segments'] = [
  {
    name: 'Beginners',
    description: 'Subscribed, and new to clay: first classes',
    filter: all(
      { type: 'rule', field: 'custom_fields.experience', op: 'is', value: 'Never' },
      { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' },
    ),
  },
  {
    name: 'Active this month',
    description: 'Did something in the last 30 days',
    filter: all({ type: 'rule', field: 'last_activity_at', op: 'in_last_days', value: 30 }),
  },
]

export const views: Business['views'] = [
  {
    name: 'Readers who click',
    filter: all({ type: 'rule', field: 'clicks', op: 'gte', value: 1 }),
    sort: '-clicks',
    columns: ['last_name', 'email', 'tags', 'opens', 'clicks'],
  },
]
