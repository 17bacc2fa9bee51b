// What Vite puts into a module, as `import.meta.env`. Said here and not in tsconfig.json, so that the
// types of this app and of the packages that it draws from are checked as one program.
/// <reference types="vite/client" />
