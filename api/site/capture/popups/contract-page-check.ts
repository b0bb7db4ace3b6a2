/** "Is it live?": checks the HTML of one of the owner's pages for the widget. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { id, siteParams } from '../../../platform/schemas.ts'
import { webAddress } from '../../../platform/web-address.ts'

const snippet = z
  .object({
    src: z.string(),
    site_id: z.string(),
    site_name: z.string().nullable().openapi({ description: 'Of sites of the same account.' }),
    via: z.enum(['page', 'tag_manager']).openapi('SnippetVia'),
    version: z.string().openapi({ description: '`rolling`, or the hash of a fixed version.' }),
    version_state: z.enum(['current', 'older', 'missing', 'foreign']).openapi('FoundVersion', {
      description: '`missing`: no longer served, so nothing shows; `foreign`: not served by this installation.',
    }),
    blocked_by: z.enum(['type', 'insecure', 'crossorigin', 'integrity']).optional().openapi('BlockedReason', {
      description:
        'Why browsers do not run it, where they do not: a `type` that is no script, http on a page with https, `crossorigin` absent beside `integrity` or asking for credentials, or an `integrity` that is not the file’s.',
    }),
    breaks_with_release: z
      .boolean()
      .openapi({ description: 'The rolling file with an `integrity`, which the next release changes.' }),
    this_installation: z.boolean(),
    this_site: z.boolean(),
  })
  .openapi('FoundSnippet')

const blocked = z.enum(['script', 'nonce', 'connect', 'image', 'font', 'form', 'sandbox']).openapi('BlockedByPolicy', {
  description:
    '`nonce`: the tag needs the nonce of the page. `image` and `font` are used by some designs, `form` by plain forms.',
})

const tagManager = z
  .object({
    container: z.string(),
    read: z.boolean().openapi({ description: 'Whether what it holds could be read.' }),
    found: z.boolean().openapi({ description: 'Whether it holds a snippet.' }),
  })
  .openapi('FoundTagManager')

const policy = z
  .object({
    where: z.enum(['header', 'meta']).openapi('PolicyPlace'),
    policy: z.string(),
    blocks: z.array(blocked),
    corrected: z.string().openapi({ description: 'The policy with what it lacks; equal where it lacks nothing.' }),
  })
  .openapi('ContentPolicy')

export const checkPopupPage = contract({
  operationId: 'checkPopupPage',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/check-page',
  database: 'site',
  permission: 'manage-popups',
  tag: 'popups',
  summary: 'Open a page and say whether its widget works: snippet, site, version, and what its policy blocks',
  description:
    'Reads what the server of the page sends, and the Google Tag Manager containers that the page loads. A snippet in another tag manager is not seen. A page that cannot be opened is refused at `/page_url` with the reason.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z.strictObject({ page_url: webAddress }).openapi('PageToCheck'),
  body_example: { page_url: 'https://casa-verde.example/balconies' },
  response: z
    .object({
      page_url: z.string().openapi({ description: 'Where it was found, after redirects.' }),
      status: z.int(),
      found: z.enum(['this_site', 'other_site', 'none']).openapi('FoundOnPage'),
      snippets: z.array(snippet),
      current_version: z.string().nullable().openapi({ description: 'What the rolling snippet brings today.' }),
      tag_managers: z.array(tagManager),
      policies: z.array(policy),
      header: z
        .string()
        .nullable()
        .openapi({ description: 'The line that makes it work, where the policy of a header blocks it.' }),
      site_id: id('site'),
      site_published: z.boolean(),
      host_allowed: z.boolean(),
      popup_count: z.int().openapi({ description: 'Published popups.' }),
    })
    .openapi('PageCheck'),
  example: {
    page_url: 'https://casa-verde.example/balconies',
    status: 200,
    found: 'this_site',
    snippets: [
      {
        src: 'https://leads.example.com/widget.js',
        site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
        site_name: 'Casa Verde',
        via: 'page',
        version: 'rolling',
        version_state: 'current',
        breaks_with_release: false,
        this_installation: true,
        this_site: true,
      },
    ],
    current_version: '11d56b91ffc184bb',
    tag_managers: [],
    policies: [
      {
        where: 'header',
        policy: "default-src 'self'",
        blocks: ['script', 'connect'],
        corrected:
          "default-src 'self'; script-src 'self' https://leads.example.com; connect-src 'self' https://leads.example.com",
      },
    ],
    header:
      "Content-Security-Policy: default-src 'self'; script-src 'self' https://leads.example.com; connect-src 'self' https://leads.example.com",
    site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
    site_published: true,
    host_allowed: true,
    popup_count: 2,
  },
})
