/** Usage by day, those without any among them. Pure. */
import type { AssistantUsage, AssistantUsageOfDay } from '@leadwright/sdk'

const day_ms = 86_400_000

export function filledDays({ from, to, days }: Pick<AssistantUsage, 'from' | 'to' | 'days'>): AssistantUsageOfDay[] {
  const used = new Map(days.map(day => [day.day, day]))
  const filled: AssistantUsageOfDay[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += day_ms) {
    const day = new Date(at).toISOString().slice(0, 10)
    const none = { day, visitors: 0, answers: 0, input_tokens: 0, output_tokens: 0, cost_usd_micros: 0 }
    filled.push(used.get(day) ?? none)
  }
  return filled
}

export const totalOf = ({ days }: Pick<AssistantUsage, 'days'>) => {
  const sum = (of: (day: AssistantUsageOfDay) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    answers: sum(day => day.answers),
    tokens: sum(day => day.input_tokens + day.output_tokens),
    cost_usd_micros: sum(day => day.cost_usd_micros),
  }
}
