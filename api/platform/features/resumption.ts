/** What the end of a pause does with what became due meanwhile, as the owner chooses. */
import { z } from '@hono/zod-openapi'

export const resumption = z
  .strictObject({
    overdue: z.enum(['continue', 'replan', 'skip']).openapi('OverdueChoice', {
      description:
        'What to do with overdue steps. `continue`: they run now, within business hours. `replan`: waits start again from now. `skip`: overdue emails are never sent, and runs continue after them.',
    }),
  })
  .openapi('Resumption')

export type OverdueChoice = z.infer<typeof resumption>['overdue']
