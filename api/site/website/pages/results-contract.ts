/** What a page came to: who saw it, what was sent from it, which popups did what there. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { id } from '../../../platform/schemas.ts'
import { periodQuery } from '../../capture/results/contract.ts'
import { of, params } from './contract.ts'

const date = z.string().openapi({ format: 'date' })
const counts = {
  visits: z
    .int()
    .openapi({ description: 'How often it was opened, by people; none are kept while the site does not track.' }),
  visitors: z.int().openapi({ description: 'Different ones on a day.' }),
  submitted: z.int().openapi({ description: 'Forms that were sent from it, those of its popups included.' }),
  leads: z.int().openapi({ description: 'People who became leads by them.' }),
}

export const getPageResults = contract({
  ...of,
  operationId: 'getPageResults',
  method: 'get',
  path: '/v1/sites/{site_id}/pages/{page_id}/results',
  summary: 'Get the results of a page by day',
  description: 'Under each address that it has or had, whatever follows `?`.',
  status: 200,
  params,
  query: z.strictObject(periodQuery),
  response: z
    .object({
      from: date,
      to: date,
      tracked: z.boolean().openapi({ description: 'Whether the site keeps visits at present.' }),
      totals: z.object(counts).openapi('WebPageCounts'),
      days: z.array(z.object({ day: date, ...counts }).openapi('WebPageDay')),
      popups: z.array(
        z
          .object({ popup_id: id('popup'), name: z.string().nullable(), shown: z.int(), submitted: z.int() })
          .openapi('WebPagePopup', {
            description:
              'The name is null once the popup is deleted. Forms that stand in the page are shown to nobody apart from it.',
          }),
      ),
    })
    .openapi('WebPageResults'),
  example: {
    from: '2027-03-01',
    to: '2027-03-01',
    tracked: true,
    totals: { visits: 310, visitors: 274, submitted: 21, leads: 18 },
    days: [{ day: '2027-03-01', visits: 310, visitors: 274, submitted: 21, leads: 18 }],
    popups: [{ popup_id: 'popup_0199a3f2c4d87e6b9a0112233445566f', name: 'Newsletter', shown: 240, submitted: 21 }],
  },
})
