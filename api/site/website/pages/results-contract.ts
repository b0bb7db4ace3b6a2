/** What a page came to: who saw it, what was sent from it, which popups did what there. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { id } from '../../../platform/schemas/schemas.ts'
import { periodQuery } from '../../capture/results/contract.ts'
import { of, params } from './contract.ts'

const date = z.string().openapi({ format: 'date' })
const counts = {
  visits: z
    .int()
    .openapi({ description: 'Page views by people. None are counted while the site does not track visits.' }),
  visitors: z.int().openapi({ description: 'Unique visitors per day.' }),
  submitted: z.int().openapi({ description: 'Submissions on the page, including those of its popups.' }),
  leads: z.int().openapi({ description: 'New leads from these submissions.' }),
}

export const getPageResults = contract({
  ...of,
  operationId: 'getPageResults',
  method: 'get',
  path: '/v1/sites/{site_id}/pages/{page_id}/results',
  summary: 'Get the results of a page by day',
  description: 'Counted under the page, whatever its URL was at the time. Counts stay when visits are deleted.',
  status: 200,
  params,
  query: z.strictObject(periodQuery),
  response: z
    .object({
      from: date,
      to: date,
      tracked: z.boolean().openapi({ description: 'Whether the site tracks visits at present.' }),
      totals: z.object(counts).openapi('WebPageCounts'),
      days: z.array(z.object({ day: date, ...counts }).openapi('WebPageDay')),
      popups: z.array(
        z
          .object({ popup_id: id('popup'), name: z.string().nullable(), shown: z.int(), submitted: z.int() })
          .openapi('WebPagePopup', {
            description:
              'Results of a popup on the page. The name is `null` once the popup is deleted. `shown` does not count forms embedded in the page.',
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
