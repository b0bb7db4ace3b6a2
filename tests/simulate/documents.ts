/** Random journeys: every step type that needs no outside service but the mail server, short enough for a few hours. */
import { emptyDocument, type JourneyDocument } from '../../api/site/automation/journey-records/rules.ts'
import type { Branch, Step } from '../../workflows/core/definition.ts'
import { localText, toLocal } from '../../workflows/time/local-clock.ts'
import { systemZones } from '../../workflows/time/zones.ts'
import type { Random } from '../chaos/random.ts'

export const ids = {
  tags: ['tag_one', 'tag_two', 'tag_three'],
  /** Starts journeys, and is changed by none. */
  trigger_tag: 'tag_trigger',
  number_field: 'field_number',
  text_field: 'field_text',
  template: 'tmpl_marketing',
  transactional: 'tmpl_transactional',
  question: 'tmpl_question',
  written: 'tmpl_written',
  sender: 'snd_verified',
} as const
const DAY_MINUTES = 1_440

interface Setting {
  start: number
  journey: number
  zone: string
}

export function randomDocument(random: Random, setting: Setting): JourneyDocument {
  const business_hours = random.next() < 0.6 ? randomHours(random, setting) : undefined
  const grow = new Growth(random, business_hours?.windows ?? [])
  const steps = grow.steps(random.between(2, 6), 0)
  const started = random.pick(['lead_created', 'tag_added', 'both'])
  return {
    ...emptyDocument,
    triggers: [
      ...(started === 'tag_added' ? [] : [{ type: 'lead_created' as const }]),
      ...(started === 'lead_created' ? [] : [{ type: 'tag_added' as const, tag_ids: [ids.trigger_tag] }]),
    ],
    allow_duplicate_enrollment: random.next() < 0.3,
    use_lead_timezone: random.next() < 0.4,
    ...(business_hours && { business_hours }),
    ...(random.next() < 0.2 && { goal: hasTag(ids.tags[2]) }),
    ...(random.next() < 0.15 && { unenrollment_criteria: hasTag(ids.tags[0]) }),
    ...(random.next() < 0.15 && { suppression: hasTag(ids.tags[1]) }),
    steps: steps as JourneyDocument['steps'],
  }
}

const hasTag = (value: string) => ({ type: 'rule', field: 'tags', op: 'has', value }) as const

const text = (minute: number): string => {
  const of = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`
}

/** Short windows soon after the beginning, so that runs meet their edges. */
function randomHours(random: Random, { start, zone }: Setting) {
  const local = localText(toLocal(systemZones(), zone, start))
  const now = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  const windows = Array.from({ length: random.between(2, 5) }, () => {
    const from = now + random.between(-20, 300)
    const business_days = random.next() < 0.8 ? [1, 2, 3, 4, 5, 6, 7] : [1, 3, 5, 7]
    return { business_days, day_start: text(from), day_end: text(from + random.between(5, 70)) }
  })
  return { timezone: zone, windows }
}

class Growth {
  readonly #random: Random
  readonly #windows: readonly { day_end: string }[]
  readonly #mails: string[] = []
  #count = 0

  constructor(random: Random, windows: readonly { day_end: string }[]) {
    this.#random = random
    this.#windows = windows
  }

  steps(count: number, depth: number): Step[] {
    return Array.from({ length: count }, () => this.#step(depth))
  }

  #step(depth: number): Step {
    const random = this.#random
    const id = `s${++this.#count}`
    const kinds = [
      'delay',
      'delay',
      'send_email',
      'send_email',
      'tags',
      'field',
      'question',
      'writer',
      'paths',
      'unsubscribe',
    ] as const
    const type = random.pick(depth > 1 ? kinds.slice(0, 8) : random.next() < 0.05 ? kinds : kinds.slice(0, 9))
    switch (type) {
      case 'delay':
        return { id, type: 'delay', duration: this.#duration() }
      case 'send_email': {
        const template_id = random.next() < 0.2 ? ids.transactional : ids.template
        this.#mails.push(id)
        return { id, type: 'send_email', template_id, sender_id: ids.sender }
      }
      case 'tags':
        return { id, type: random.pick(['assign_tags', 'remove_tags'] as const), tag_ids: [random.pick(ids.tags)] }
      case 'field':
        return { id, type: 'set_custom_field_value', field_id: ids.number_field, value: random.between(1, 3) }
      case 'question':
        return this.#question(id)
      case 'writer':
        return this.#writer(id)
      case 'unsubscribe':
        return { id, type: 'unsubscribe' }
      case 'paths':
        return this.#paths(id, depth)
    }
  }

  #duration() {
    const random = this.#random
    const [window] = this.#windows
    if (window && random.next() < 0.25) return { value: 1, unit: 'minutes' as const, at: window.day_end }
    const unit = random.pick(['seconds', 'minutes', 'minutes', 'hours'] as const)
    const most = { seconds: 300, minutes: 90, hours: 2 }[unit]
    return { value: random.between(0, most), unit }
  }

  #question(id: string): Step {
    const answers = ['red', 'blue'].map(answer => ({ id: answer, label: answer }))
    const wait_up_to = { value: this.#random.between(1, 90), unit: 'minutes' as const }
    const mailed = { template_id: ids.question, sender_id: ids.sender }
    return { id, type: 'ask_question', ...mailed, question: 'Which?', answers, field_id: ids.text_field, wait_up_to }
  }

  /** Two steps in one branch: who writes, and the mail that shows it. */
  #writer(id: string): Step {
    const writer = { id: `${id}w`, type: 'ai_email_writer', prompt: 'Greet', needs_approval: false } as const
    const mail = { id: `${id}m`, type: 'send_email', template_id: ids.written, sender_id: ids.sender } as const
    const steps: Step[] = [writer, { ...mail, ai_step_id: writer.id }]
    return {
      id,
      type: 'paths',
      branches: [{ id: `${id}b`, when: { type: 'percentage', percent: 90 }, steps }],
      otherwise: [],
    }
  }

  #paths(id: string, depth: number): Step {
    const random = this.#random
    const earlier = [...this.#mails]
    const branches = Array.from({ length: random.between(1, 3) }, (_, i): Branch => {
      const when = this.#condition(earlier)
      return { id: `${id}b${i}`, when, steps: this.steps(random.between(0, 2), depth + 1) }
    })
    const waits = branches.some(({ when }) => when.type === 'opened' || when.type === 'clicked')
    const otherwise = this.steps(random.between(0, 2), depth + 1)
    const wait_up_to = { value: random.between(1, 90), unit: 'minutes' as const }
    return { id, type: 'paths', branches, otherwise, ...(waits && { wait_up_to }) }
  }

  #condition(earlier: readonly string[]): Branch['when'] {
    const random = this.#random
    const type = random.pick(
      earlier.length > 0 ? (['filter', 'percentage', 'event'] as const) : (['filter', 'percentage'] as const),
    )
    if (type === 'filter') return { type, filter: hasTag(random.pick(ids.tags)) }
    if (type === 'percentage') return { type, percent: random.pick([20, 33]) }
    return { type: random.pick(['opened', 'clicked'] as const), step_id: random.pick(earlier) }
  }
}
