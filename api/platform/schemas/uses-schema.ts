/** The answer of endpoints that tell what uses a thing. */
import { z } from '@hono/zod-openapi'

/** `name`: of one use, such as `TemplateUse`; `kinds`: what most uses are. */
export const usesSchema = <const Name extends string>(name: Name, kinds: string) =>
  z
    .object({
      data: z.array(
        z
          .object({
            type: z.string().openapi({ description: `Type of the object that uses it, such as ${kinds}.` }),
            id: z.string(),
            name: z.string(),
          })
          .openapi(name),
      ),
    })
    .openapi(`${name}s`)
