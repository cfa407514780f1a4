import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEventHandler, useEffect } from "react";
import { type UseFormRegister, useForm } from "react-hook-form";
import {
  type ComposedMessage,
  type ContactForm,
  composeMessage,
  contactFormSchema,
} from "~/lib/contact-form";
import { listenToAll } from "~/lib/sparing-listeners";

listenToAll();

/** What a form does once its rules are there. */
export interface FormRules {
  register: UseFormRegister<ContactForm>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  error: (field: keyof ContactForm) => string | undefined;
}

interface LeadFormRulesProps {
  /** Told the rules on arrival, and again whenever an error comes or goes. */
  onRules: (rules: FormRules) => void;
  onMessage: (message: ComposedMessage) => void;
}

/** The checks of the contact form. It shows nothing, so that its code can join a form that is shown. */
export function LeadFormRules({ onRules, onMessage }: LeadFormRulesProps) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<ContactForm>({ resolver: zodResolver(contactFormSchema) });

  useEffect(() => {
    onRules({
      register,
      onSubmit: handleSubmit((form) => onMessage(composeMessage(form))),
      error: (field) => errors[field]?.message,
    });
  }, [register, handleSubmit, errors, onRules, onMessage]);

  return null;
}
