/** Fonts of a site's designs, and the hosts on which its widget works. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { hostPattern } from '../../platform/schemas/allowed-hosts.ts'
import { siteParams, version } from '../../platform/schemas/schemas.ts'
import { designers } from './designers.ts'
import { designSettingsUpdated, hostSettingsUpdated } from './events.ts'
import { fontStack, fontStackDescription, servedFonts } from './fonts.ts'
import { siteLimits } from './limits.ts'

const own = /^\/v1\/public\/sites\/site_[0-9a-f]{32}\/fonts\/file_[0-9a-f]{32}$/
const isFontFile = (url: string): boolean => {
  if (own.test(url) || servedFonts.some(font => font.url === url)) return true
  const parsed = URL.parse(url)
  return parsed?.protocol === 'https:' && parsed.username === '' && /\.woff2?$/i.test(parsed.pathname)
}

const fontName = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u

export const siteFont = z
  .strictObject({
    name: z
      .string()
      .max(60)
      .refine(text => fontName.test(text), { params: { code: 'invalid' } })
      .openapi({
        description:
          'Letters and digits of any script, spaces, hyphens and underscores; begins with a letter or a digit.',
      }),
    stack: z
      .string()
      .min(1)
      .max(200)
      .refine(text => fontStack.test(text), { params: { code: 'font_stack_invalid' } })
      .openapi({
        description: `${fontStackDescription} Designs refer to the font by it.`,
      }),
    url: z
      .string()
      .max(limits.url_characters_max)
      .refine(isFontFile, { params: { code: 'font_url_invalid' } })
      .optional()
      .openapi({
        format: 'uri-reference',
        description:
          'File of a web font: an `https` URL that ends in `.woff2` or `.woff`, the `font_url` of one of the site’s files, or a font of the installation. It is loaded only after a popup is shown.',
      }),
  })
  .openapi('SiteFont')

const fonts = z
  .array(siteFont)
  .refine(list => list.length >= siteLimits.site_fonts_min, { params: { code: 'font_missing' } })
  .refine(list => list.length <= siteLimits.site_fonts_max, {
    params: { code: 'fonts_too_many', values: { maximum: siteLimits.site_fonts_max } },
  })
  .superRefine((list, ctx) => {
    for (const key of ['name', 'stack'] as const) {
      const seen = new Set<string>()
      for (const [i, font] of list.entries()) {
        const folded = font[key].toLowerCase()
        if (seen.has(folded)) ctx.addIssue({ code: 'custom', path: [i, key], params: { code: 'repeated' } })
        seen.add(folded)
      }
    }
  })
  .openapi({ minItems: siteLimits.site_fonts_min, maxItems: siteLimits.site_fonts_max })

const design = {
  database: 'control',
  permission: 'read-site',
  tag: 'sites',
  path: '/v1/sites/{site_id}/design-settings',
  status: 200,
  params: siteParams,
  response: z
    .object({
      fonts: z.array(siteFont),
      available_fonts: z
        .array(siteFont)
        .openapi({ description: 'Web fonts of the installation that every site may add.' }),
      version,
    })
    .openapi('DesignSettings'),
  versioned: true,
  example: {
    fonts: [
      { name: 'System', stack: 'system-ui, sans-serif' },
      { name: 'Inter', stack: 'Inter, system-ui, sans-serif', url: 'https://casa-verde.example/fonts/inter.woff2' },
    ],
    available_fonts: [
      { name: 'Nunito', stack: 'Nunito, ui-rounded, system-ui, sans-serif', url: '/fonts/nunito.woff2' },
    ],
    version: 2,
  },
} as const

export const getDesignSettings = contract({
  ...design,
  or_permission: designers,
  of_assistants: 'any',
  operationId: 'getDesignSettings',
  method: 'get',
  summary: 'Get the fonts that designs of a site may use',
  description: 'Returns the fonts that popups, pages and emails can be set in.',
})

export const updateDesignSettings = contract({
  ...design,
  permission: 'manage-sites',
  operationId: 'updateDesignSettings',
  method: 'patch',
  summary: 'Set the fonts of a site, 1 to 10',
  description: 'Replaces the list. Designs that use a font that is no longer in it keep it.',
  audit: designSettingsUpdated,
  problems: ['in_use'],
  body: z.strictObject({ fonts }).partial().openapi('DesignSettingsChanges'),
  body_example: { fonts: design.example.fonts },
})

const allowedHosts = z
  .array(
    z
      .string()
      .max(limits.url_characters_max)
      .refine(given => hostPattern(given) !== null, { params: { code: 'host_invalid' } })
      .openapi({ description: 'A host such as `shop.example.com`, or `*.example.com` for all of its subdomains.' }),
  )
  .max(siteLimits.allowed_hosts_max)

const hosts = {
  database: 'control',
  permission: 'manage-popups',
  tag: 'hosts',
  path: '/v1/sites/{site_id}/host-settings',
  status: 200,
  params: siteParams,
  response: z
    .object({
      allowed_hosts: z
        .array(z.string())
        .openapi({ description: 'Hosts on which the widget works. Empty for every host.' }),
      version,
    })
    .openapi('HostSettings'),
  versioned: true,
  example: { allowed_hosts: ['casa-verde.example', '*.casa-verde.example'], version: 2 },
} as const

export const getHostSettings = contract({
  ...hosts,
  operationId: 'getHostSettings',
  method: 'get',
  summary: 'Get the hosts on which the widget of a site works',
  description: 'Returns allowed hosts, and hosts on which the widget was seen.',
})

export const updateHostSettings = contract({
  ...hosts,
  operationId: 'updateHostSettings',
  method: 'patch',
  summary: 'Set the hosts on which the widget of a site works',
  description:
    'For pages on other hosts, the site appears not to exist, and their requests are counted. Previews work everywhere.',
  audit: hostSettingsUpdated,
  body: z.strictObject({ allowed_hosts: allowedHosts }).partial().openapi('HostSettingsChanges'),
  body_example: { allowed_hosts: ['casa-verde.example', '*.casa-verde.example'] },
})
