/** "Is it live?": checks the HTML of one of the owner's pages for the widget. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'

const snippet = z
  .object({
    src: z.string(),
    site_id: z.string(),
    site_name: z.string().nullable().openapi({ description: 'Name of the site, if it belongs to the same account.' }),
    via: enumOf({ page: 'It stands in the page.', tag_manager: 'A tag manager loads it.' }).openapi('SnippetVia'),
    version: z.string().openapi({ description: '`rolling`, or the hash of a fixed version.' }),
    version_status: enumOf({
      current: 'The latest one.',
      older: 'An earlier one that still works.',
      missing: 'The file is no longer served, so nothing shows.',
      foreign: 'It is not served by this installation.',
    }).openapi('FoundVersion', {
      description: 'Which version of the script the page loads.',
    }),
    blocked_by: enumOf({
      type: 'Its `type` is not one of scripts.',
      insecure: 'It is loaded with HTTP on an HTTPS page.',
      crossorigin: '`crossorigin` is missing next to `integrity`, or asks for credentials.',
      integrity: '`integrity` does not match the file.',
    })
      .optional()
      .openapi('BlockedReason', {
        description: 'Why browsers do not run the script.',
      }),
    breaks_with_release: z.boolean().openapi({
      description: 'Whether the next release breaks it: it loads the rolling file with an `integrity` attribute.',
    }),
    this_installation: z.boolean(),
    this_site: z.boolean(),
  })
  .openapi('FoundSnippet')

const blocked = enumOf({
  script: 'The widget’s script: nothing shows.',
  nonce: 'The script, since its tag lacks the page’s nonce.',
  connect: 'The widget’s requests to this server: nothing shows.',
  image: 'Images, which matters for designs that have some.',
  font: 'Fonts, which matters for designs that bring their own.',
  form: 'Submission of plain forms.',
  sandbox: 'Scripts or forms, since the page is sandboxed.',
}).openapi('BlockedByPolicy', {
  description: 'What the page’s content security policy blocks.',
})

const tagManager = z
  .object({
    container: z.string(),
    read: z.boolean().openapi({ description: 'Whether the container could be read.' }),
    found: z.boolean().openapi({ description: 'Whether the container has a snippet.' }),
  })
  .openapi('FoundTagManager')

const policy = z
  .object({
    where: enumOf({ header: 'In a response header.', meta: 'In a `meta` element.' }).openapi('PolicyPlace'),
    policy: z.string(),
    blocks: z.array(blocked),
    corrected: z
      .string()
      .openapi({ description: 'The policy with what it lacks added. Identical if it lacks nothing.' }),
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
    'Reads what the page’s server sends, and the Google Tag Manager containers that the page loads. A snippet in another tag manager is not detected. If the page cannot be opened, the error is at `/page_url`.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z.strictObject({ page_url: webAddress }).openapi('PageToCheck'),
  body_example: { page_url: 'https://casa-verde.example/balconies' },
  response: z
    .object({
      page_url: z.string().openapi({ description: 'URL at which it was found, after redirects.' }),
      status: z.int(),
      found: enumOf({
        this_site: 'That of this site.',
        other_site: 'That of another site of this or another installation.',
        none: 'No widget; put the script into the page.',
      }).openapi('FoundOnPage'),
      snippets: z.array(snippet),
      current_version: z.string().nullable().openapi({ description: 'Version that the rolling snippet loads today.' }),
      tag_managers: z.array(tagManager),
      policies: z.array(policy),
      header: z
        .string()
        .nullable()
        .openapi({ description: 'Header line to send so that the snippet works, if a policy in a header blocks it.' }),
      site_id: id('site'),
      site_published: z.boolean(),
      host_allowed: z.boolean(),
      host_last_seen_at: instant.nullable().openapi({
        description:
          'When a browser last asked for this site’s widget on a page of this host. A widget that an app or another tag manager puts there is seen by this alone. `null` if none did.',
      }),
      popup_count: z.int().openapi({ description: 'Number of published popups.' }),
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
        version_status: 'current',
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
    host_last_seen_at: '2027-03-14T09:30:00.000Z',
    popup_count: 2,
  },
})
