import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MessageForm } from "./message-form";

const open = (subjects?: string[]) => {
  const openMail = jest.fn();
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const fake = createFakeHost();
  render(
    <FakeHostFrame host={fake.host}>
      <MessageForm
        to="hello@promptfolio.example"
        label="Write to us"
        logPrefix="Contact form submitted:"
        openMail={openMail}
        {...(subjects && { subjects })}
      />
    </FakeHostFrame>,
  );
  return { openMail, log, fake, user: userEvent.setup() };
};

const send = () => screen.getByRole("button", { name: "Prepare email" });

test("shows an error at every missing field and focuses the first", async () => {
  const { openMail, log, user } = open();
  await user.click(send());
  const fields = ["Name", "Email", "Subject", "Message"].map((name) => screen.getByLabelText(name));
  for (const field of fields) {
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription(/./);
  }
  expect(fields[0]).toHaveFocus();
  expect(openMail).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test("clears an error on typing", async () => {
  const { user } = open();
  await user.click(send());
  await user.type(screen.getByLabelText("Name"), "M");
  expect(screen.getByLabelText("Name")).toBeValid();
  expect(screen.getByLabelText("Email")).toBeInvalid();
});

test("logs the entry, opens a prepared email, and does not claim that it was sent", async () => {
  const { openMail, log, fake, user } = open(["General Question", "Bug Report"]);
  await user.type(screen.getByLabelText("Name"), " Mira Okafor ");
  await user.type(screen.getByLabelText("Email"), "mira@example.org");
  await user.selectOptions(screen.getByLabelText("Subject"), "Bug Report");
  await user.type(screen.getByLabelText("Message"), "The lemon is square.");
  await user.click(send());
  const entry = {
    name: "Mira Okafor",
    email: "mira@example.org",
    subject: "Bug Report",
    message: "The lemon is square.",
  };
  expect(log).toHaveBeenCalledWith("Contact form submitted:", entry);
  expect(openMail).toHaveBeenCalledWith(
    expect.stringMatching(
      /^mailto:hello@promptfolio\.example\?subject=Bug%20Report&body=The%20lemon%20is%20square\./,
    ),
  );
  expect(screen.getByRole("status")).toHaveTextContent("A prepared email opens in your mail program");
  expect(screen.getByRole("status")).toHaveTextContent("Nothing has been sent yet");
  expect(screen.getByLabelText("Message")).toHaveValue("The lemon is square.");
  expect(fake.requests).toEqual([]);
});
