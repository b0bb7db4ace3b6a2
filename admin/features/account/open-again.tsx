/** Whoever may open the installation again does so here, where everybody else reads that it is closed. */
import { InstallationResource } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { clientOf } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'

const { installation } = clientOf({ installation: InstallationResource })

export function OpenAgain({ onOpened }: { onOpened: () => void }) {
  const { t } = useMessages()
  const open = useChange({
    run: () => installation.update({ body: { maintenance: false } }),
    shows: 'the answer',
    done: () => {
      onOpened()
      return { text: t('console.opened_again') }
    },
  })
  return (
    <Button wide isPending={open.isPending} onPress={() => open.mutate()}>
      {t('console.open_again')}
    </Button>
  )
}
