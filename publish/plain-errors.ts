/*
 * Loaded before a script that reads what owners write (`node --import`): what they got wrong ends the script
 * with the words that say so. A fault of the code keeps its stack trace.
 */
process.on("uncaughtException", (error) => {
  console.error(explain(error));
  process.exit(1);
});

function explain(error: Error): string {
  if (error.name === "BadValue") return error.message;
  const { stack = error.message } = error;
  if (error instanceof SyntaxError)
    return `A file cannot be read; a comma or a quotation mark may be missing at the place or in the line above:\n${stack.replace(/\n\s+at [\s\S]*/, "")}`;
  return stack;
}
