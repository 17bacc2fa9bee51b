import ts from 'typescript'

/**
 * The values that props have where they are left out, as the code says them: in the signature, or
 * where the body takes its props apart, at once or in several steps.
 */
export function defaultsOf(component: ts.FunctionDeclaration): Map<string, string> {
  const defaults = new Map<string, string>()
  const [parameter] = component.parameters
  if (!parameter) return defaults
  const sources = new Set<string>()
  const take = (name: ts.BindingName) => {
    if (ts.isIdentifier(name)) sources.add(name.text)
    if (!ts.isObjectBindingPattern(name)) return
    for (const element of name.elements) {
      if (element.dotDotDotToken) take(element.name)
      else if (element.initializer)
        defaults.set(
          (element.propertyName ?? element.name).getText(),
          element.initializer.getText(),
        )
    }
  }
  take(parameter.name)
  for (const statement of component.body?.statements ?? [])
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(initializer) && sources.has(initializer.text)) take(name)
  return defaults
}
