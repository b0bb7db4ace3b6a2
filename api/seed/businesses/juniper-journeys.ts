/** The pottery studio's journeys. */
import type { NameResolver, SeedJourney } from './business.ts'
import { commonTo, days } from './journey-parts.ts'

const common = commonTo('America/New_York')

const welcome = (n: NameResolver): SeedJourney => ({
  key: 'welcome',
  name: 'Welcome to the studio',
  description: 'Sends the half-price code on the next working day, and once more to who did not use it',
  published_days_ago: 25,
  document: {
    ...common,
    triggers: [{ type: 'form_submitted', popup_ids: [n.popup('first_class')] }],
    steps: [
      { id: 'tag', type: 'assign_tags', tag_ids: [n.tag('Welcomed')] },
      { id: 'wait', type: 'delay', duration: days(1) },
      { id: 'welcome', type: 'send_email', template_id: n.template('welcome'), sender_id: n.sender('rowan') },
      {
        id: 'came',
        type: 'paths',
        wait_up_to: days(3),
        branches: [
          {
            id: 'keen',
            name: 'Chose an evening',
            when: { type: 'clicked', step_id: 'welcome' },
            steps: [{ id: 'tag_keen', type: 'assign_tags', tag_ids: [n.tag('Keen')] }],
          },
        ],
        otherwise: [
          { id: 'reminder', type: 'send_email', template_id: n.template('reminder'), sender_id: n.sender('rowan') },
        ],
      },
    ],
  },
})

const letter = (n: NameResolver): SeedJourney => ({
  key: 'letter',
  name: 'Studio letter: the first two weeks',
  description: 'A welcome, and a glaze recipe for those who begin',
  published_days_ago: 22,
  document: {
    ...common,
    triggers: [{ type: 'form_submitted', popup_ids: [n.popup('letter')] }],
    steps: [
      { id: 'evening', type: 'delay', duration: { value: 1, unit: 'hours' } },
      { id: 'hello', type: 'send_email', template_id: n.template('letter_welcome'), sender_id: n.sender('studio') },
      { id: 'week', type: 'delay', duration: days(6, '10:00') },
      {
        id: 'practice',
        type: 'paths',
        branches: [
          {
            id: 'beginner',
            name: 'Has never worked with clay',
            when: {
              type: 'filter',
              filter: { type: 'rule', field: 'custom_fields.experience', op: 'is', value: 'Never' },
            },
            steps: [
              { id: 'recipe', type: 'send_email', template_id: n.template('glaze'), sender_id: n.sender('studio') },
            ],
          },
        ],
        otherwise: [{ id: 'announce', type: 'add_to_audience', audience_ids: [n.audience('Class announcements')] }],
      },
    ],
  },
})

const voucher = (n: NameResolver): SeedJourney => ({
  key: 'voucher',
  name: 'A voucher in time',
  description: 'Asks whom the present is for and reminds two weeks before',
  published_days_ago: 21,
  document: {
    ...common,
    triggers: [{ type: 'form_submitted', popup_ids: [n.popup('voucher')] }],
    steps: [
      {
        id: 'whom',
        type: 'ask_question',
        template_id: n.template('voucher_question'),
        sender_id: n.sender('rowan'),
        question: 'Whom is the voucher for?',
        answers: [
          { id: 'partner', label: 'My partner' },
          { id: 'friend', label: 'A friend' },
          { id: 'me', label: 'Myself, honestly' },
        ],
        wait_up_to: { value: 4, unit: 'days' },
      },
      {
        id: 'branch',
        type: 'paths',
        branches: [
          {
            id: 'self',
            name: 'For oneself',
            when: { type: 'answered', step_id: 'whom', answer_id: 'me' },
            steps: [{ id: 'class', type: 'assign_tags', tag_ids: [n.tag('First class')] }],
          },
        ],
        otherwise: [
          { id: 'until', type: 'delay', duration: days(10) },
          { id: 'offer', type: 'send_email', template_id: n.template('voucher'), sender_id: n.sender('rowan') },
        ],
        wait_up_to: { value: 1, unit: 'hours' },
      },
    ],
  },
})

const inquiry = (n: NameResolver): SeedJourney => ({
  key: 'inquiry',
  name: 'A personal answer',
  description: 'Writes to who asked about a class; somebody reads each text before it goes',
  published_days_ago: 20,
  document: {
    ...common,
    triggers: [{ type: 'form_submitted', popup_ids: [n.popup('inquiry')] }],
    steps: [
      {
        id: 'write',
        type: 'ai_email_writer',
        prompt:
          'Answer somebody who asked about a class. Recommend one that suits their experience. Warm, short, no exclamation marks.',
        needs_approval: true,
      },
      {
        id: 'answer',
        type: 'send_email',
        template_id: n.template('personal'),
        sender_id: n.sender('rowan'),
        ai_step_id: 'write',
      },
    ],
  },
})

const members = (n: NameResolver): SeedJourney => ({
  key: 'members',
  name: 'After becoming a member',
  description: 'Half of the members hear of the kiln by email, to see whether it brings them back sooner',
  published_days_ago: 20,
  paused_hours: 52,
  document: {
    ...common,
    triggers: [{ type: 'tag_added', tag_ids: [n.tag('Member')] }],
    steps: [
      { id: 'days', type: 'delay', duration: days(2) },
      {
        id: 'half',
        type: 'paths',
        branches: [
          {
            id: 'told',
            name: 'Told by email',
            when: { type: 'percentage', percent: 50 },
            steps: [{ id: 'kiln', type: 'send_email', template_id: n.template('kiln'), sender_id: n.sender('rowan') }],
          },
        ],
        otherwise: [],
      },
      { id: 'later', type: 'delay', duration: { value: 3, unit: 'weeks', at: '09:00' } },
      { id: 'again', type: 'send_email', template_id: n.template('kiln'), sender_id: n.sender('rowan') },
    ],
  },
})

export const journeys = (n: NameResolver): SeedJourney[] => [welcome(n), letter(n), voucher(n), inquiry(n), members(n)]
