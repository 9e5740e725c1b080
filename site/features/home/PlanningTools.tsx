import type { NavigationLink } from '#site/page-list/navigation.ts'
import { Icon } from '#site/ui/Icon.tsx'
import './PlanningTools.css'

export function PlanningTools({ tools }: { tools: NavigationLink[] }) {
  return (
    <ul className="tools">
      {tools.map((tool) => (
        <li key={tool.href}>
          <Icon svg={tool.icon} />
          <div>
            <a className="tool-name" href={tool.href}>
              {tool.name}
            </a>
            <p className="small muted">{tool.hint}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
