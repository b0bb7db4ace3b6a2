/** Signs in to the demo in one press, where there is one and whoever looks sits at the machine that it runs on. */

import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { session } from '../../product/session/session.ts'
import { demoQuery } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'

export function TryDemo() {
  const { t } = useMessages()
  const router = useRouter()
  const { data: demo } = useQuery(demoQuery())
  const [site] = demo?.sites ?? []
  const enter = useChange({
    run: async () => {
      const { token } = await client.demo.signIn({ maxRetries: 0 })
      session.signIn(token)
      router.history.replace(site ? pathTo('/sites/$site_id/dashboard', { site_id: site.id }) : pathTo('/sites'))
    },
    shows: 'the answer',
  })
  if (!demo?.can_sign_in) return null
  return (
    <Button variant="primary" isPending={enter.isPending} onPress={() => enter.mutate(undefined)}>
      {t('pricing.try_demo')}
    </Button>
  )
}
