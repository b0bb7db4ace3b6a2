/** What the journeys of all invented businesses have in common. */
import type { JourneyDocument } from '../../site/automation/journey-records/rules.ts'

const left = { type: 'rule', field: 'mailability', op: 'is', value: 'unsubscribed' } as const

/** Office hours there, once for each lead, and who unsubscribes leaves. */
export const commonTo = (timezone: string) =>
  ({
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    business_hours: { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '18:00', timezone },
    unenrollment_criteria: left,
  }) satisfies Partial<JourneyDocument>

export const days = (value: number, at = '09:00') => ({ value, unit: 'days', at }) as const
