/** What visitors may bring into a chat and find again, and where its answers may lead. */
import { constraints, type VisitorFileKind } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Section } from '../../../ui/section.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { WordsField } from '../details/words-field.tsx'
import type { Loaded } from '../screen/assistant-screen.tsx'

export function ChatSection({ editor: { draft, put }, errorAt }: Loaded) {
  const { t } = useMessages()
  const { visitor_files, keep_history, allowed_hosts } = draft
  const kind = (name: VisitorFileKind) => ({
    isSelected: visitor_files.includes(name),
    onChange: (isOn: boolean) =>
      put({ visitor_files: isOn ? [...visitor_files, name] : visitor_files.filter(one => one !== name) }),
  })
  return (
    <div data-part="keep_history visitor_files allowed_hosts">
      <Section title={t('assistants.chat')}>
        <div className="stack">
          <Switch
            isSelected={keep_history}
            onChange={keep_history => put({ keep_history })}
            description={t('assistants.keep_history_note')}
          >
            {t('assistants.keep_history')}
          </Switch>
          <Checkbox {...kind('images')}>{t('assistants.visitor_images')}</Checkbox>
          <Checkbox {...kind('documents')}>{t('assistants.visitor_documents')}</Checkbox>
          <WordsField
            label={t('assistants.allowed_hosts')}
            description={t('assistants.allowed_hosts_note')}
            error={errorAt('/allowed_hosts')}
            placeholder="example.com"
            value={allowed_hosts}
            most={constraints.AssistantChanges.allowed_hosts.maxItems}
            onChange={allowed_hosts => put({ allowed_hosts })}
          />
        </div>
      </Section>
    </div>
  )
}
