/** Opening hours as owners enter them, for journeys and assistants alike. What follows from them is in workflows/time. */
import { z } from '@hono/zod-openapi'
import { validateBusinessHours } from '../../../workflows/time/validate-hours.ts'
import { timezone } from './schemas.ts'

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const endOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
const weekdays = z.array(z.int().min(1).max(7)).min(1).max(7)

const window = z
  .strictObject({ business_days: weekdays, day_start: timeOfDay, day_end: endOfDay })
  .openapi('OpeningWindow')

export const businessHours = z
  .strictObject({
    business_days: weekdays.optional().openapi({ description: 'Days of the week, from 1 (Monday) to 7 (Sunday).' }),
    day_start: timeOfDay.optional(),
    day_end: endOfDay.optional(),
    timezone,
    windows: z.array(window).min(1).max(20).optional(),
    days_off: z
      .array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/))
      .max(400)
      .optional(),
  })
  .superRefine((hours, context) => {
    // Already reported by the field's own rule.
    if (context.issues.length > 0) return
    for (const { field, code } of validateBusinessHours(hours)) {
      context.addIssue({ code: 'custom', path: field.split('/').slice(1), params: { code } })
    }
  })
  .openapi('BusinessHours', {
    description:
      'Either a single window in `business_days`, `day_start` and `day_end`, or several in `windows`. A window that ends before it starts runs past midnight.',
  })
