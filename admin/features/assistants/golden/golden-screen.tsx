/** Golden questions of an assistant: what it must be able to answer, whether it does, and what became of them with each change. */
import { useView } from '../../../product/screens/use-view.ts'
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import { ComparisonSection } from './comparison-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { ResultsSection } from './results-section.tsx'
import { RunsSection } from './runs-section.tsx'

export const GoldenScreen = () => {
  const [{ run }, change] = useView('/sites/$site_id/assistant/$assistant_id/golden')
  return (
    <AssistantScreen here="golden">
      {loaded => (
        <>
          <ComparisonSection {...loaded} />
          <QuestionsSection {...loaded} />
          <RunsSection {...loaded} onOpen={id => change({ run: id })} />
          {run && <ResultsSection {...loaded} run_id={run} onClose={() => change({ run: undefined })} />}
        </>
      )}
    </AssistantScreen>
  )
}
