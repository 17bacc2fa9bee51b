// Stands for the server: listens nowhere, and ends as its environment says.
if (process.env.FAILS) process.exit(Number(process.env.FAILS))
console.error = () => {}
process.on('SIGTERM', () => process.exit(0))
setInterval(() => {}, 1_000)
process.send('ready')
