import type { z } from 'zod'
import { AttemptFailed } from './attempt-failed.ts'
import { aboutArea } from './calls/about-area.ts'
import { areaFigures } from './calls/area-figures.ts'
import { areaYields } from './calls/area-yields.ts'
import { compare } from './calls/compare.ts'
import { estimate } from './calls/estimate.ts'
import { affordability, loan, purchaseCosts } from './calls/money.ts'
import { propertyDetails } from './calls/property-details.ts'
import { search } from './calls/search.ts'
import { siteTexts } from './calls/site-texts.ts'
import { startRequest } from './calls/start-request.ts'
import type { ToolCall } from './language-model.ts'
import { type ToolName, toolArguments, toolName } from './tool-arguments.ts'
import type { ToolContext } from './tool-context.ts'

type Run = (input: unknown, context: ToolContext, name: ToolName) => unknown

const reading =
  <S extends z.ZodType>(
    schema: S,
    run: (asked: z.output<S>, context: ToolContext) => unknown,
  ): Run =>
  (input, context, name) => {
    const parsed = schema.safeParse(input)
    if (!parsed.success) throw new AttemptFailed('broken_arguments', name)
    return run(parsed.data, context)
  }

/** What runs each call; one without does not compile. */
const calls: Readonly<Record<ToolName, Run>> = {
  search_properties: reading(toolArguments.search_properties, search),
  area_figures: reading(toolArguments.area_figures, areaFigures),
  area_yields: reading(toolArguments.area_yields, areaYields),
  estimate_value: reading(toolArguments.estimate_value, estimate),
  compare: reading(toolArguments.compare, compare),
  property_details: reading(toolArguments.property_details, propertyDetails),
  about_area: reading(toolArguments.about_area, aboutArea),
  site_texts: reading(toolArguments.site_texts, siteTexts),
  loan: reading(toolArguments.loan, loan),
  purchase_costs: reading(toolArguments.purchase_costs, purchaseCosts),
  affordability: reading(toolArguments.affordability, affordability),
  start_request: reading(toolArguments.start_request, startRequest),
}

/**
 * Runs a tool for the model. What it asks for wrongly but readably comes back as an error that it
 * can learn from.
 * @throws AttemptFailed for a tool that there is not, or arguments that are none
 */
export async function runTool(call: ToolCall, context: ToolContext): Promise<string> {
  const name = toolName(call.name)
  if (name === undefined) throw new AttemptFailed('unknown_tool')
  if (call.isBroken) throw new AttemptFailed('broken_arguments')
  return JSON.stringify(await calls[name](call.input, context, name))
}
