/** Which tags, or audiences, are tags there, too: each a switch that counts at once. */
import type { Connection } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import type { Option } from '../../ui/option.tsx'
import { Section } from '../../ui/section.tsx'
import { Switch } from '../../ui/switch.tsx'
import { canAsk } from './connection-words.ts'
import styles from './connections.module.css'

type Part = 'tag_ids' | 'audience_ids'

type Props = {
  site_id: string
  connection: Connection
  part: Part
  title: string
  text: string
  /** In the place of switches where there are none. */
  none: string
  options: readonly Option[]
}

export function SyncSwitches({ site_id, connection, part, title, text, none, options }: Props) {
  const { t } = useMessages()
  const chosen = connection[part]
  const change = useChange({
    run: (ids: string[]) => connections.update({ site_id, connection_id: connection.id, body: { [part]: ids } }),
    shows: ids => [patched('connections', connection.id, { [part]: ids })],
    refreshes: ofSite(site_id, 'connections'),
  })
  const isOpen = canAsk(connection)
  return (
    <Section title={title} description={text}>
      {options.length === 0 && <p className="muted">{none}</p>}
      <div className={styles.switches}>
        {options.map(({ id, label }) => (
          <Switch
            key={id}
            isDisabled={!isOpen}
            isSelected={chosen.includes(id)}
            onChange={isOn => change.mutate(isOn ? [...chosen, id] : chosen.filter(one => one !== id))}
          >
            {label}
          </Switch>
        ))}
      </div>
      {!isOpen && <p className="muted">{t('connections.after_authorization')}</p>}
    </Section>
  )
}
