/** The six journeys that most owners begin with, as definitions: making one is importing it. */
import type { JourneyDocument } from '../../journey-records/rules.ts'
import {
  definition_format,
  definition_version,
  type JourneyDefinition,
  type JourneyReference,
} from '../transfer/contract.ts'
import type { Say } from './texts.ts'

export const starterKeys = ['welcome', 'confirmation', 'birthday', 're_engagement', 'lead_magnet', 'question'] as const
export type StarterKey = (typeof starterKeys)[number]

type Step = JourneyDocument['steps'][number]

interface Parts {
  document: Pick<JourneyDocument, 'triggers' | 'steps'> & Partial<JourneyDocument>
  references: JourneyReference[]
}

type Build = (say: Say) => Parts

const tag = (name: string): JourneyReference => ({ ref: `tag:${name}`, type: 'tag', name })
const mail = (
  name: string,
  [subject, preheader, body_text]: [string, string, string],
  category: 'marketing' | 'transactional' = 'marketing',
): JourneyReference => ({ ref: `template:${name}`, type: 'template', name, category, subject, preheader, body_text })

const send = (id: string, name: string): Step => ({
  id,
  type: 'send_email',
  template_id: `template:${name}`,
  sender_id: '',
})
const assign = (id: string, name: string): Step => ({ id, type: 'assign_tags', tag_ids: [`tag:${name}`] })
const days = (value: number, at?: string) => ({ value, unit: 'days' as const, ...(at && { at }) })
const wait = (id: string, value: number, at?: string): Step => ({ id, type: 'delay', duration: days(value, at) })

const builders: Record<StarterKey, Build> = {
  welcome: say => {
    const [first, second] = [say('welcome.first_template'), say('welcome.second_template')]
    return {
      document: {
        triggers: [{ type: 'lead_created' }],
        steps: [send('welcome', first), wait('two_days', 2, '10:00'), send('where_to_begin', second)],
      },
      references: [
        mail(first, [say('welcome.first_subject'), say('welcome.first_preheader'), say('welcome.first_body')]),
        mail(second, [say('welcome.second_subject'), say('welcome.second_preheader'), say('welcome.second_body')]),
      ],
    }
  },

  confirmation: say => {
    const name = say('confirmation.template')
    const content: [string, string, string] = [
      say('confirmation.subject'),
      say('confirmation.preheader'),
      say('confirmation.body'),
    ]
    return {
      document: {
        triggers: [{ type: 'form_submitted' }],
        allow_duplicate_enrollment: true,
        steps: [send('confirmation', name)],
      },
      references: [mail(name, content, 'transactional')],
    }
  },

  birthday: say => {
    const name = say('birthday.template')
    return {
      document: {
        triggers: [{ type: 'date_field', field_id: 'field:birthday', offset_days: 0, at: '09:00', yearly: true }],
        allow_duplicate_enrollment: true,
        use_lead_timezone: true,
        steps: [send('congratulations', name)],
      },
      references: [
        { ref: 'field:birthday', type: 'field', name: 'birthday', field_type: 'date', label: say('birthday.field') },
        mail(name, [say('birthday.subject'), say('birthday.preheader'), say('birthday.body')]),
      ],
    }
  },

  re_engagement: say => {
    const name = say('re_engagement.template')
    const [active, quiet] = [say('re_engagement.active_tag'), say('re_engagement.quiet_tag')]
    const opened = { type: 'rule', field: 'opens', op: 'gt', value: 0 } as const
    const asked: Step = {
      id: 'still_interested',
      type: 'paths',
      branches: [{ id: 'clicked', when: { type: 'clicked', step_id: 'ask' }, steps: [assign('active', active)] }],
      otherwise: [assign('quiet', quiet)],
      wait_up_to: days(14),
    }
    return {
      document: {
        triggers: [{ type: 'lead_created' }],
        steps: [
          wait('two_months', 60, '10:00'),
          {
            id: 'has_opened',
            type: 'paths',
            branches: [{ id: 'opened', when: { type: 'filter', filter: opened }, steps: [] }],
            otherwise: [send('ask', name), asked],
          },
        ],
      },
      references: [
        tag(active),
        tag(quiet),
        mail(name, [say('re_engagement.subject'), say('re_engagement.preheader'), say('re_engagement.body')]),
      ],
    }
  },

  lead_magnet: say => {
    const [first, read, unread] = [
      say('lead_magnet.first_template'),
      say('lead_magnet.read_template'),
      say('lead_magnet.unread_template'),
    ]
    const label = say('lead_magnet.tag')
    return {
      document: {
        triggers: [{ type: 'form_submitted' }],
        steps: [
          send('guide', first),
          {
            id: 'downloaded',
            type: 'paths',
            branches: [
              {
                id: 'clicked',
                when: { type: 'clicked', step_id: 'guide' },
                steps: [assign('has_guide', label), wait('a_day', 1, '10:00'), send('next_step', read)],
              },
            ],
            otherwise: [send('reminder', unread)],
            wait_up_to: days(3),
          },
        ],
      },
      references: [
        tag(label),
        mail(first, [
          say('lead_magnet.first_subject'),
          say('lead_magnet.first_preheader'),
          say('lead_magnet.first_body'),
        ]),
        mail(read, [say('lead_magnet.read_subject'), say('lead_magnet.read_preheader'), say('lead_magnet.read_body')]),
        mail(unread, [
          say('lead_magnet.unread_subject'),
          say('lead_magnet.unread_preheader'),
          say('lead_magnet.unread_body'),
        ]),
      ],
    }
  },

  question: say => {
    const [name, label] = [say('question.template'), say('question.tag')]
    const ask: Step = {
      id: 'ask',
      type: 'ask_question',
      template_id: `template:${name}`,
      sender_id: '',
      question: say('question.asked'),
      answers: [
        { id: 'offer', label: say('question.offer') },
        { id: 'looking', label: say('question.looking') },
      ],
      field_id: 'field:interested_in',
      wait_up_to: days(7),
    }
    return {
      document: {
        triggers: [{ type: 'lead_created' }],
        steps: [
          ask,
          {
            id: 'by_answer',
            type: 'paths',
            branches: [
              {
                id: 'offer',
                when: { type: 'answered', step_id: 'ask', answer_id: 'offer' },
                steps: [assign('wants_offer', label)],
              },
            ],
            otherwise: [],
            wait_up_to: days(1),
          },
        ],
      },
      references: [
        {
          ref: 'field:interested_in',
          type: 'field',
          name: 'interested_in',
          field_type: 'text',
          label: say('question.field'),
        },
        tag(label),
        mail(name, [say('question.subject'), say('question.preheader'), say('question.body')]),
      ],
    }
  },
}

/** A starter in one language. */
export function starterDefinition(key: StarterKey, say: Say): JourneyDefinition {
  const { document, references } = builders[key](say)
  return {
    format: definition_format,
    format_version: definition_version,
    name: say(`${key}.name`),
    description: say(`${key}.description`),
    document: { allow_duplicate_enrollment: false, use_lead_timezone: false, ...document },
    references,
  }
}
