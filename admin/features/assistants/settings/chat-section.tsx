/** Whether visitors find their chat again and may send files, and where its answers may lead. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import formStyles from '../../../ui/form.module.css'
import { Section } from '../../../ui/section.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { WordsField } from '../details/words-field.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'

export function ChatSection({ editor: { draft, put }, errorAt }: ScreenState) {
  const { t } = useMessages()
  const { keep_history, takes_files, allowed_hosts } = draft
  return (
    <div data-part="keep_history takes_files allowed_hosts">
      <Section title={t('assistants.chat')}>
        <div className={formStyles.form}>
          <Switch
            isSelected={keep_history}
            onChange={keep_history => put({ keep_history })}
            description={t('assistants.keep_history_note')}
          >
            {t('assistants.keep_history')}
          </Switch>
          <Switch
            isSelected={takes_files}
            onChange={takes_files => put({ takes_files })}
            description={t('assistants.takes_files_note')}
          >
            {t('assistants.takes_files')}
          </Switch>
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
