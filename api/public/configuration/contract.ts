/** What the widget reads of a site: its published popups. Nothing of people, tags or audiences. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { id, instant, localeName, siteParams } from '../../platform/schemas.ts'
import { fieldTypes } from '../../site/custom-fields/table.ts'
import { designShape, newDesign, popupType } from '../../site/popups/contract.ts'

const field = z
  .object({
    name: z.string(),
    type: z.enum([...fieldTypes, 'email']).openapi('PublicFieldType'),
    label: z.string(),
    placeholder: z.string(),
    required: z.boolean(),
    options: z.array(z.string()).optional(),
  })
  .openapi('PublicField')

const consent = z
  .object({
    kind: z.enum(['checkbox', 'notice']).openapi('PublicConsentKind'),
    text: z.string(),
    version: z.int(),
    required: z.boolean().optional(),
  })
  .openapi('PublicConsent')

const { form: _form, ...look } = designShape
const popup = z
  .object({
    id: id('popup'),
    type: popupType,
    ...look,
    form: z.object({ fields: z.array(field), consent: consent.optional() }).openapi('PublicForm'),
    created_at: instant,
  })
  .openapi('PublicPopup')

const { form: _newForm, ...newLook } = newDesign

export const getWidgetConfiguration = contract({
  operationId: 'getWidgetConfiguration',
  method: 'get',
  path: '/v1/public/sites/{site_id}/config',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Get the published popups of a site',
  description:
    'A draft site answers as one that does not exist, but for a preview, which holds one popup. Kept for 5 seconds at most.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ preview: z.string().max(500).optional() }),
  response: z
    .object({
      site_id: id('site'),
      version: z.string(),
      locale: localeName,
      popups: z.array(popup),
      preview: z.boolean().optional(),
    })
    .openapi('WidgetConfiguration'),
  example: {
    site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
    version: '5bqQmV7kYt0Zr1xA',
    locale: 'es',
    popups: [
      {
        id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
        type: 'popup_box',
        ...newLook,
        form: { fields: [{ name: 'email', type: 'email', label: 'E-mail', placeholder: '', required: true }] },
        created_at: '2027-03-14T09:30:00.000Z',
      },
    ],
  },
})
