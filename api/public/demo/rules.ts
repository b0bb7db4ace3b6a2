/** For which sites the widget answers. */
import { foreignOrigin } from '../../account/demo/rules.ts'
import type { Context } from '../../platform/features/context.ts'

/** Everybody once the site is published; while a demo's site is a draft, the demo's own page alone. */
export const answersVisitors = (context: Context): boolean => context.site.published || isDemoPage(context)

function isDemoPage({ installation, site, request }: Context): boolean {
  if (!site.is_demo) return false
  const from = request.headers.get('origin') ?? request.headers.get('referer') ?? ''
  return URL.parse(from)?.origin === foreignOrigin(installation.config.public_url)
}
